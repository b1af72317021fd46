// Words marked by hand with the level at which a child who speaks as in America can sound them out, or as irregular. They
// were marked before the engine was run (except for some dozens that resemble its first mistakes). A word with several
// pronunciations is marked by the easiest one that a teacher in Australia or America accepts ('been' as 'bean', 'what'
// as 'wot').

/**
 * A level, or 'irregular'. Each line has a label (what its words test) and the words, some with hyphens between their
 * phonograms.
 */
export const americanWords: Readonly<Record<string, string>> = {
  1: `
    a: am bag hat can't
    b: bed web
    c: cat scab
    d: dad mud
    e: get pen
    f: if fun
    g: gas frog
    h: him hand
    i: in sit
    j: jam jump
    k: kit ask
    l: leg milk
    m: mum Meg
    n: not went
    o: on lost
    p: pup spot
    qu: qu-i-t s-qu-i-d qu-i-z
    r: red trip
    s: s-u-n b-u-s c-a-t-s it's
    t: ten left
    u: but up us
    v: van vet
    w: win swim
    x: b-o-x s-i-x fox next
    y: yes yum
    z: zip zap
    bb: e-bb r-a-bb-i-t
    dd: a-dd o-dd
    ff: o-ff m-u-ff
    gg: e-gg
    ll: d-u-ll d-o-ll
    mm: h-u-mm
    nn: i-nn A-nn
    pp: a-pp
    ss: d-r-e-ss b-o-ss
    tt: m-i-tt b-u-tt
    zz: b-u-zz f-i-zz
    more: it'll sunset himself wombat picnic Sam Ben wind
    at random: pits Finn slit nets clips jumps cuts drum slob melts asset splendid
    two words in one: m-i-s-h-a-p u-p-h-i-ll a-n-t-h-i-ll
    of children's books: sled flag pump tent nest lamp skip hop hug grin stamp crab slug snap
      sniff fluff cliff grass huff hiss crept swam spun flop`,
  2: `
    sh: sh-i-p r-u-sh sh-a-ll f-i-sh
    th: th-i-n th-i-s w-i-th b-a-th th-e-m B-e-th Seth
    ch: ch-i-n l-u-n-ch m-u-ch r-i-ch
    ng: k-i-ng l-o-ng s-o-ng h-o-pp-i-ng
    n before k: p-i-n-k b-a-n-k th-i-n-k wink
    ck: d-u-ck b-a-ck j-a-ck-p-o-t Jack
    wh: wh-e-n wh-i-ch wh-i-p
    ph: g-r-a-ph Ph-i-l
    kn: kn-i-t kn-o-ck
    gn: gn-a-t gn-a-sh
    wr: wr-a-p wr-o-ng wr-i-s-t
    gu: gu-e-ss gu-e-s-t
    bu: bu-i-l-d bu-i-l-t
    t before ch: ch-i-t-ch-a-t
    more: quick backpack bathtub running sitting jumping that's shed chop thank bring rock
    at random: Chuck deck dragging shifting tricks shopping Hicks rank wrecking dashing Cheng
      melting flock
    of children's books: splash shrimp chick moth cloth whisk brush crunch swing shell shut quack
      sock truck trunk thump shrug chimp thick stuck smash fresh prank`,
  3: `
    a-e: make gave name late care Jane ate plane cupcake
    e-e: here Pete theme eve
    i-e: five like time smile fire bedtime
    o-e: home stove bone dome more rope
    u-e: cute rule June huge cube use pure
    -ve: have give live twelve sleeve solve l-ea-ve wives shelves
    -ce: face ice dance o-ff-i-ce service fence since v-oi-ce
    -ge: page large hinge cage
    -le: apple little bottle uncle jungle purple
    -se: h-ou-se h-or-se m-ou-se else nurse close
    -ze: freeze sneeze bronze
    -the: breathe bathe
    -ste: taste paste waste
    ee: s-ee-n t-r-ee qu-ee-n d-ee-r b-ee-n
    ea: ea-t b-ea-k b-ea-d h-ea-r n-ea-r t-ea-ch
    ai: p-ai-d r-ai-n h-ai-r t-ai-l
    ay: d-ay d-ay-s p-l-ay
    oa: b-oa-t c-oa-ch r-oa-r
    oo: b-oo-k m-oo-n f-oo-t z-oo p-oo-r
    ow: c-ow s-n-ow n-ow kn-ow y-e-ll-ow
    ou: ou-t l-ou-d c-ou-ch s-ou-n-d
    oi: c-oi-n p-oi-n-t
    oy: b-oy t-oy
    ar: c-ar d-ar-k sh-ar-k gu-ar-d
    er: h-er f-er-n s-i-s-t-er w-i-n-t-er
    or: f-or f-or-k c-or-d s-p-or-t n-or-th b-or-n boring
    ir: b-ir-d g-ir-l f-ir-s-t
    ur: t-ur-n h-ur-t b-ur-n
    -s: d-o-g-s l-e-g-s t-w-i-n-s trees faces pages nurses Sam's Max's fox's
    -es: b-u-s-es w-i-sh-es b-o-x-es k-i-ss-es knives themselves
    -ed: j-u-m-p-ed h-u-mm-ed l-a-n-d-ed hoped p-l-ay-ed asked ended hated voted liked
    mouths: m-ou-th-s oaths
    compounds: h-o-t-h-ou-se p-o-t-h-o-l-e s-u-n-sh-i-n-e
    s after e: y-i-k-e-s d-u-d-e-s
    more: phone whale white knee write guide wh-ee-l our brown green number finger rainbow
      riverbank riverside read lead row bow tear evening Saturday
    at random: dukes Marlin translate races snooping Jasper beasts disgraced Lance sizes herd nope
      beetle Clive gangs outrage loot cardboard purge backyard narrow hunted tribute carve lace
      puddle vampires article sneakers Moscow increase leaf Joan passport Kirk gals healed Greeks
      ignored buttercup charmed Danes groaning lame wheels creamed gunpowder understanding rice
      insert heave grove beeper Brooks rigged spotted contacted cowboys treating peanuts holed
      fades
    of children's books: tumbled sheep goose spoon cloud crown frown growl owl snail trail crayon
      float toast goat oats farmer barn butter ladder hammer corner storm curl squirt skirt third
      birthday spike flame snake stripe mole tune flute bubble giggle wiggle kettle pickle paddle
      saddle noodle poodle knead gnome wreath wrinkle under never ever tower flower shower mice
      slice prince bounce charge cheered floated mended clapped grabbed wished brushed pillow
      monster tadpole tugboat
    gg: j-o-gg-ed
    pp: h-o-pp-ed z-i-pp-ed
    of the rows that came later: purring blurring`,
  4: `
    a: b-a-b-y p-a-p-er t-a-b-le l-a-z-y m-a-k-i-ng a-c-or-n parent careful change strange
    e: m-e b-e sh-e e-v-e-n z-e-b-r-a h-e-r-o secret th-e
    i: h-i k-i-n-d f-i-n-d s-i-gn w-i-l-d t-i-n-y s-i-l-e-n-t l-i-o-n I'm qu-i-e-t
    o: g-o n-o o-l-d m-o-s-t o-p-e-n hoping ph-o-t-o robot program don't won't b-o-th o-n-l-y
      h-e-ll-o
    u: u-n-i-t t-u-n-a cuckoo h-u-m-a-n s-t-u-d-e-n-t e-m-u t-r-u-th menu
    y as in sky: s-k-y m-y f-l-y wh-y bu-y gu-y type
    y as in happy: h-a-pp-y f-u-nn-y p-u-pp-y v-e-r-y b-o-d-y c-a-rr-y family
    schwa: a-b-ou-t a-g-o b-a-n-a-n-a l-e-m-o-n k-i-tt-e-n s-e-v-e-n b-a-s-k-e-t ch-i-l-d-r-e-n
      b-u-tt-o-n orange d-o-c-t-or d-o-ll-ar camel vinyl
    unstressed e: b-e-f-o-r-e b-e-g-i-n
    more: he's we're goes riding t-o-d-ay again pirate elephant idea often o-k-ay baker quickly
      chasing during beyond fireman bracelet everything chocolate
    -ed that is no ending: w-i-ck-e-d r-a-gg-e-d r-u-gg-e-d c-r-oo-k-e-d n-a-k-e-d
    unstressed u: a-m-b-u-l-a-n-ce r-e-g-u-l-ar p-o-p-u-l-ar p-ar-t-i-c-u-l-ar p-or-c-u-p-i-n-e
    e before an ending: r-e-p-l-a-ce-m-e-n-t u-n-g-r-a-t-e-f-u-l
    also: diamond o'clock writhing
    short forms: I've he'd we'll she's I'll she'd that'll hadn't needn't
    -es: potatoes heroes tomatoes
    at random: informal Dorothy deputy reminds recommending devote muffin levy compartment
      lunatics republic freely adopted produce Kyle Edgar Clarence galaxy imitating tolerance
      submit dreary pilots paramount suffice considering congress supermarket narrator reverend
      advanced protocol employment Jimbo ordinarily probable evaluate Hastings pros Dakota
      investigator horrors convince aristocrats considerably Aphrodite investigate
      gravy gardening willingly poorly welcoming stroll lordy mutants congressman info hopeless
      combo Edwards lions reborn boredom slowly Latin contemporary range privately decline
      Garrison domestic delivery revealed Jenna Flora morbid
    of children's books: pony lady tidy spider tiger tulip violin potato tomato bunny muddy windy
      sandy cuddly ugly wobbly jolly sleepy soapy thirsty garden lizard wizard cruel apron bagel
      later maybe hidden rotten carrot parrot octopus mirror ribbon puppet magnet rocket nobody teddy
    rr: m-e-rr-y s-o-rr-y
    n before g: a-n-g-r-y h-u-n-g-r-y
    ai: against`,
  5: `
    igh: n-igh-t l-igh-t h-igh f-l-igh-t kn-igh-t m-igh-t b-r-igh-t s-igh midnight tonight sight
      f-r-igh-t
    dg: b-a-dg-er g-a-dg-e-t judging
    dge: b-r-i-dge e-dge b-a-dge j-u-dge f-u-dge h-e-dge fridge
    tch in odd entries: b-l-o-tch b-l-o-tch-y r-a-tch-e-t
    tch: c-a-tch m-a-tch w-i-tch i-tch k-i-tch-e-n f-e-tch s-c-r-a-tch patches
    ear: ear-th l-ear-n s-ear-ch p-ear-l h-ear-d ear-l-y ear-n
    or after w: w-or-k w-or-d w-or-m w-or-l-d w-or-s-t w-or-th homework password
    cei: receive ceiling deceive conceive
    more: lightning judges matched stitch sketch learned words working
    at random: worship slightly catching frighten ketchup
    of children's books: hatch latch smudge ledge hedgehog stretch itchy sunlight brighter crutch
      earthworm
    of the rows that came later: bear pear wear swear their there where your four pour yourself
      door floor resource doorbell`,
  6: `
    ew as in few: f-ew n-e-ph-ew
    aw: s-aw p-aw d-r-aw y-aw-n c-r-aw-l h-aw-k l-aw-n claws
    au: s-au-ce h-au-l l-au-n-ch au-th-or f-au-l-t August dinosaur Paul
    ew: n-ew g-r-ew th-r-ew ch-ew s-c-r-ew j-ew-e-l stew
    ie as in field: f-ie-l-d ch-ie-f sh-ie-l-d p-ie-ce th-ie-f babies puppies cookie
    ie as in pie: p-ie t-ie l-ie tied p-ie-s died lies
    ey as in they: th-ey g-r-ey o-b-ey they've
    ey as in key: k-ey d-o-n-k-ey t-ur-k-ey v-a-ll-ey chimney Harvey
    ue: b-l-ue t-r-ue ar-g-ue r-e-s-c-ue g-l-ue v-a-l-ue due values rescued continued
    more: strawberry drawing Sue Sophie
    at random: laddie hippie haunting valued prey studies birdie smokey
    of children's books: seesaw pixie prairie jockey kidney newspaper chewy dew blueberry bluebird
      haunted sausage laundry untie magpie
    of the rows that came later: tried flies fries identified talk walk chalk beanstalk walking`,
  7: `
    eigh as in eight: eigh-t w-eigh w-eigh-t s-l-eigh f-r-eigh-t eigh-t-ee-n n-eigh neighbor
      eighty weighed
    eigh as in height: h-eigh-t heights
    ough as in thought: th-ough-t b-ough-t b-r-ough-t f-ough-t s-ough-t ought nought
    ough as in though: th-ough d-ough doughnut
    ough as in through: th-r-ough throughout
    ough as in bough: b-ough d-r-ough-t
    ough as in rough: r-ough t-ough e-n-ough rougher
    ough as in cough: c-ough t-r-ough coughed
    augh as in caught: c-augh-t t-augh-t n-augh-t-y d-augh-t-er s-l-augh-t-er haughty
    augh as in laugh: l-augh l-augh-t-er laughed laughing laughs
    more: thoughts thoughtful toughest daughters weighing coughing overweight
    at random: weights
    of children's books: plough`,
  8: `
    ea as in head: h-ea-d b-r-ea-d d-ea-d h-ea-v-y w-ea-th-er f-ea-th-er r-ea-d-y m-ea-n-t
      b-r-ea-th s-w-ea-t th-r-ea-d h-ea-l-th breakfast instead
    ea as in break: b-r-ea-k g-r-ea-t s-t-ea-k
    ei: v-ei-l v-ei-n r-ei-n s-ei-ze reindeer protein either neither r-ei-gn weird Neil
      feisty heist
    ui: f-r-ui-t s-ui-t j-ui-ce r-e-c-r-ui-t suitcase fruits
    oe: t-oe t-oe-s h-oe J-oe d-oe sh-oe tiptoe shoes hoes
    eu: f-eu-d n-eu-t-r-a-l s-l-eu-th neutron feuds
    more: headlight bedspread spreading dreadful
    at random: suitable spreads fruitcake deadly
    of children's books: meadow sweater leather headband fruity oboe heaven`,
  9: `
    c as in cent: c-e-n-t c-i-t-y c-e-ll p-e-n-c-i-l c-ir-c-u-s circle recent dancing grocery
    g as in gem: g-e-m m-a-g-i-c g-i-a-n-t g-er-m d-a-n-g-er gentle ginger oxygen
    s as in is: i-s h-i-s h-a-s a-s w-a-s these those nose easy m-u-s-i-c isn't husband visit lens
      reason season teasing pleased daisy transit
    -se as /z/: please cheese noise because choose rose cause wise raised
    a as in father: f-a-th-er w-a-n-t w-a-sh s-w-a-n p-a-s-t-a wh-a-t w-a-tch koala
    a as in all: a-ll b-a-ll w-a-t-er w-ar s-m-a-ll s-a-l-t w-ar-m always called
    o as in do: d-o t-o i-n-t-o move prove lose movie
    u as in put: p-u-t puss putting p-u-sh f-u-ll p-u-ll b-u-sh pudding bull
    y as in gym: g-y-m m-y-th s-y-s-t-e-m s-y-m-b-o-l syrup hysterical
    x as in exam: e-x-a-m e-x-a-c-t exist example
    ch as in school: s-ch-oo-l ch-or-u-s e-ch-o ache ch-e-m-i-s-t Christmas anchor
    ch as in chef: ch-e-f chute parachute brochure
    ti: n-a-ti-o-n s-t-a-ti-o-n a-c-ti-o-n m-o-ti-o-n patient
    si as in tension: t-e-n-si-o-n m-a-n-si-o-n
    si as in vision: v-i-si-o-n television decision
    ci: s-p-e-ci-a-l s-o-ci-a-l magician musician
    sci: c-o-n-sci-e-n-ce conscious
    ssi: m-i-ssi-o-n p-a-ssi-o-n
    mb: l-a-mb c-l-i-mb th-u-mb c-o-mb c-r-u-mb
    bt: d-ou-bt d-e-bt
    mn: au-t-u-mn h-y-mn column
    lk: f-o-lk
    lf: h-a-lf c-a-lf
    lm: c-a-lm p-a-lm
    st: l-i-st-e-n c-a-st-le whistle fasten
    sc: sc-e-n-t scene muscle science
    gh: gh-o-s-t ghosts
    rh: rhyme rhino
    xc: excited e-xc-e-p-t e-xc-i-t-i-ng
    unstressed u: c-ir-c-u-l-ar s-i-m-u-l-a-ti-o-n f-a-b-u-l-ou-s
    s after e: J-a-m-e-s
    cc: soccer account occasion a-c-c-e-p-t a-c-c-i-d-e-n-t
    unstressed ai: m-ou-n-t-ai-n captain certain curtain
    unstressed ou: f-a-m-ou-s n-er-v-ou-s neighbour harbour
    more: Tuesday thumbs headache butcher bushes resign gentleman decide
    at random: acceptable representatives climbing description smallest mountains husbands ward
      godfather distribution motorcycle Susan poisonous revolution dangerously lava chose
      represented Ambrose civil altar presumably refrigerator pleasant Rosa chem praise legitimate
      emotional hallucination tracing Bahamas accounts yuan
    of children's books: bicycle fancy icy juicy spicy cosy bulldozer wallaby swallow swap wasp
      wand rhinoceros bustle crumbs plumber lotion potion explosion genie pushing
       giants cygnet cereal
    schwa: pencils
    of the rows that came later: love above mother brother other son won front month monkey
      money Monday nothing glove oven cover colour dozen stomach scissors police machine ski
      piano radio picture nature adventure future measure treasure pleasure recovered Canadian
      liter lovers orientation homecoming recover sponge spaghetti`,
  irregular: `
    ai: said says
    one: one once anyone
    two and who: two who whole whose
    o as in love: of come some done
        something none
    o elsewhere: woman women wolf gone
    are and its kind: are were
    ou: you you're you'll could would should touch young double trouble country
      cousin group soup soul shoulder wouldn't
    a and ai: any many
    e: eye pretty English foreign
    u: busy business bury sugar sure
    ei, ie and ea: heifer friend heart people beautiful
    oo: brooch blood flood
    silent letters: island aisle answer sword hour honest Wednesday Thomas receipt psalm
      John iron yacht
    i as in police: pizza
    more: ocean question does sew choir tongue biscuit aunt oh yeah couldn't Mr queue bye
    at random: Houston religion Anne courage
      tongues rituals comrades
    of children's books: purr wound wounded shepherd soldier vacuum statue cushion giraffe penguin squirrel sugary
      friendly heartbeat swordfish answering biscuits`,
};
