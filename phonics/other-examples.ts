// A second example word for each phonogram, because an example must not contain the word that it explains, nor
// be part of it.

/** By the keys of keys.ts. Contractions, such as it's, have none. */
const words = `
  a:cat=bag b:bat=bed c:cup=cat d:dog=mud e:hen=red f:fan=fun g:gum=leg h:hat=him i:pig=sit
  j:jam=jump k:kid=milk l:leg=milk m:mat=mud n:net=sun o:pot=not p:pan=pen qu:quit=quiz r:run=frog
  s:sun=bus t:tap=hat u:mud=fun v:van=vet w:win=web x:fox=box y:yes=yum z:zip=quiz bb:ebb=rabbit
  dd:add=puddle ff:off=muff gg:egg=wiggle ll:bell=dull mm:mammal=hammer nn:inn=running
  pp:puppet=app rr:carrot=carry ss:kiss=dress tt:mitt=little zz:buzz=fizz sh:ship=rush
  th:thin=bath th:this=with ch:chip=chin ng:sing=king n:sink=pink ck:duck=back wh:when=whale
  ph:dolphin=graph kn:knit=knee gn:gnat=gnash wr:wrap=wrong gu:guess=guest bu:build=built
  a-e:cake=game e-e:theme=here i-e:bike=time o-e:home=bone u-e:cute=cube u-e:flute=rule
  ve:have=five ce:dance=face ge:large=huge le:apple=uncle se:house=horse ze:sneeze=freeze
  ste:taste=paste the:breathe=bathe ee:see=tree ea:eat=beak ai:rain=tail ay:day=play oa:boat=roar
  oo:moon=zoo oo:book=foot ow:cow=brown ow:snow=yellow ou:out=our oi:coin=point oy:boy=toy
  ar:car=dark er:her=sister ir:bird=girl ur:fur=turn or:for=born s:dogs=days s:faces=pages
  es:wishes=buses es:goes=flies ed:hummed=played ed:jumped=asked ed:landed=ended d:hoped=liked
  d:hated=voted a:baby=paper e:me=she i:tiny=kind o:go=open u:human=music u:flu=tuna y:sky=fly
  y:happy=baby a:about=ago e:basket=kitten i:pencil=tulip o:lemon=lion u:album=careful
  u:ambulance=deputy y:vinyl=oxygen ar:dollar=lizard or:doctor=mirror igh:night=high
  dge:bridge=edge dg:badger=gadget tch:catch=itch ear:learn=early or:word=worm cei:receive=ceiling
  aw:saw=draw au:haul=sauce ew:grew=new ew:few=nephew ie:field=piece ie:pie=tie ey:they=grey
  ey:key=valley ue:blue=due ue:rescue=argue eigh:eight=sleigh ough:thought=bought
  ough:though=dough ough:bough=plough ough:rough=enough ough:cough=trough augh:caught=taught
  ei:veil=vein ei:protein=seize ei:feisty=heist ui:fruit=juice oe:toe=hoe eu:sleuth=neutral
  ea:head=bread ea:great=steak c:cent=city g:gem=magic s:is=has se:nose=rose a:father=want
  a:ball=warm o:to=move u:put=push y:gym=myth x:exam=exact ch:school=echo ch:chef=chute
  ti:nation=action si:tension=mansion si:vision=decision ssi:mission=passion ci:special=social
  sci:conscious=conscience cc:soccer=account xc:excited=except mb:lamb=thumb bt:debt=doubt
  mn:autumn=hymn lk:talk=walk lf:half=calf lm:calm=palm st:castle=listen sc:scent=muscle
  rh:rhino=rhyme ai:captain=mountain ou:famous=nervous our:harbour=neighbour`;

const byKey = new Map(
  words
    .trim()
    .split(/\s+/)
    .map((row) => row.split('=') as [string, string]),
);

/** Returns undefined if there is none. `key` is a phonogram's key, such as `ea:head`. */
export const otherExampleOf = (key: string): string | undefined => byKey.get(key);
