// A second example word for each phonogram, because an example must not contain the word that it explains, nor
// be part of it. It can be read at the step of its phonogram too.
import { presentKey } from './keys.ts';

/** By the keys of keys.ts, in teaching order. Contractions, such as it's, have none. */
const words = `
  s:sit=sap a:tap=pat t:tin=pit p:pan=sip i:pin=sit n:nap=tan m:mat=mop d:dog=dig g:gap=got o:pot=not
  c:cat=cap k:kid=kit e:hen=red u:mud=cut r:run=red h:hat=him b:bat=bed f:fan=fun l:leg=let ff:off=muff
  ll:bell=dull ss:kiss=miss j:jam=jet v:van=vet w:win=web x:fox=box y:yes=yum z:zip=quiz zz:buzz=fizz
  qu:quit=quiz dd:add=odd gg:egg=ugg tt:mitt=Matt nn:inn=Ann bb:ebb=Cobb mm:summit=comment rr:horrid=Morris
  ck:duck=back sh:ship=rush ch:chip=chin th:thin=moth th:this=with ng:sing=king n:sink=pink wh:when=whip
  ph:dolphin=graphic kn:knit=knot wr:wrap=wrong gn:gnat=gnash gu:guess=guest bu:build=built s:dogs=legs
  es:wishes=buses ed:jumped=helped ed:hummed=filled ed:landed=ended a-e:cake=game i-e:bike=time
  o-e:home=bone u-e:cute=cube u-e:flute=rule e-e:theme=stampede d:hoped=liked d:hated=voted ee:see=tree
  ea:eat=beak ai:rain=tail ay:day=play oa:boat=coat ow:snow=yellow oo:moon=zoo oo:book=foot ou:out=loud
  ow:cow=brown oi:coin=point oy:boy=toy ar:car=dark or:for=born er:her=sister ir:bird=girl ur:fur=turn
  ve:have=give se:house=horse ce:prince=face ge:large=huge le:apple=uncle ze:sneeze=freeze ste:taste=paste
  the:breathe=bathe s:faces=pages e:me=she o:go=hotel y:sky=fly a:paper=table i:kind=child u:unit=cupid
  u:flu=truth y:happy=baby a:about=ago e:market=kitten o:lemon=lion i:animal=devil u:album=campus
  ar:dollar=lizard or:doctor=mirror u:ambulance=regular y:vinyl=syringe igh:night=high tch:catch=itch
  dge:bridge=edge dg:badger=gadget or:word=worm ear:learn=early cei:receive=ceiling air:hair=pair
  are:care=share ear:bear=pear ere:there=where ear:near=year eer:deer=cheer ere:here=severe ier:pier=fierce
  ore:more=store oar:roar=board oor:door=floor our:four=court our:flour=sour ure:cure=pure aw:saw=draw
  au:haul=sauce al:talk=walk au:sausage=laurel ew:grew=threw ew:few=nephew ue:blue=glue ue:rescue=argue
  ie:pie=tie ie:field=piece ey:key=valley ey:they=grey eigh:eight=sleigh ough:thought=bought
  augh:caught=taught ough:though=dough ough:bough=plough ough:rough=enough ough:cough=trough
  augh:laugh=draught ea:head=bread ea:great=steak oe:toe=hoe oe:shoe=canoe ui:fruit=juice ei:veil=vein
  ei:protein=seize ei:feisty=heist eu:feud=Europe eu:sleuth=Reuben c:cent=city g:gem=magic xc:excited=except
  sc:scent=muscle cc:soccer=account s:is=has se:nose=rose x:exam=exact ss:scissors=dessert a:father=after
  a:ball=wall lk:folk=yolk lf:half=calf lm:calm=palm o:to=move u:put=push y:gym=myth a:swan=wasp
  ar:warm=dwarf i:radio=piano i:onion=million o:son=honey ch:school=echo ch:chef=chute gh:ghost=spaghetti
  rh:rhino=rhyme ti:nation=action ci:special=social si:tension=mansion ssi:mission=passion
  si:vision=decision ture:picture=nature sure:treasure=measure mb:lamb=thumb st:castle=listen mn:autumn=hymn
  bt:debt=doubt ou:famous=nervous ai:captain=mountain our:harbour=neighbour re:centre=metre
  ah:cheetah=Hannah ah:galah=hurrah gue:league=vague que:cheque=unique`;

const byKey = new Map(
  words
    .trim()
    .split(/\s+/)
    .map((row) => row.split('=') as [string, string]),
);

/** Returns undefined if there is none. `key` is a phonogram's key, such as `ea:head`. */
export const otherExampleOf = (key: string): string | undefined => byKey.get(presentKey(key));
