/**
 * A step such as '3.2', or 'irregular'. Each entry: words separated by spaces; hyphens between
 * phonograms show how some were split by hand (a silent e is a letter of its own, as in c-a-k-e).
 */
export const australianWords: Readonly<Record<string, string>> = {
  '1.1': `at in sit tap p-i-n s-a-p n-i-t n-a-n`,
  '1.2': `mop cot nod dip did pad gap pop not dim cod pod g-a-s d-a-m c-o-g k-i-n Tom Kim`,
  '1.3': `beg bet bib bud but cub cut dug gum hid him hip hug hum hut met mug net nut peg pen pup
    rag ram ran rat rib rip rob rod rot set tub tug us mob m-u-m h-e-n Ben Meg run hop`,
  '1.4': `fed fig fog fat fib lad led lit lot ill m-i-ll p-i-ll d-u-ll g-u-ll f-i-ll p-u-ff m-u-ff
    m-a-ss l-a-ss h-i-ss l-e-ss l-o-ss m-o-ss t-o-ss`,
  '1.5': `jab jig jot w-a-g wit wed w-o-k vex o-x t-a-x w-a-x s-a-x vim Jim Jess J-i-ll Viv Max Rex
    p-a-v f-i-x`,
  '1.6': `yak yam yen yob zed zen qu-o-ll qu-i-p qu-i-t quiz e-gg u-gg o-dd T-o-dd a-dd m-i-tt
    M-a-tt i-nn F-i-nn A-nn e-bb a-pp f-i-zz j-a-zz Zac`,
  '1.7': `ant hand band milk silk sulk felt kilt film elf self golf gulp kelp held mint hint bent
    send mend fond camp damp limp pump lump fist mist dust rust gust test west fact act left lift
    soft tuft kept wept n-e-x-t t-e-x-t desk dusk tusk bulb qu-i-l-t elk opt cups hats nuts tents
    l-a-m-p-s j-u-m-p-s i-t-'s l-e-t-'s d-i-d-n't jump`,
  // squid: qu counts as one, so only two consonants stand at the start
  '1.8': `pram swag snag brim clip clog cram crib club drag drip flip flop glad grip grin gran grub
    plod plot press scan skid slam slid slim slug smell smog snug spit spill spun stem still stiff
    stuff s-w-a-m s-w-e-ll trap trot tram trim c-r-o-ss c-l-i-ff g-r-u-ff f-l-u-ff trek from Fred
    Greg Brad f-l-e-x s-qu-i-d B-r-e-tt s-k-u-ll bless stop`,
  // plant, grant: said with /æ/ or /ɑː/; the easier counts
  '1.9': `blunt brand clamp cramp crept grunt plant grant scalp swift slump tramp spelt stilt stunt
    gland stomp frisk brisk clump blimp s-qu-i-n-t flaps steps s-c-r-a-p s-p-r-i-g s-p-l-a-t
    s-t-r-u-m s-t-r-e-ss strand sprint scruff grump`,
  // rabbit, robin: a weak /ɪ/ counts as plain i; florist: the o is short in Australia
  '1.10': `rabbit rabbits l-i-m-i-t l-i-m-i-t-s h-a-b-i-t s-p-i-r-i-t credit vomit bandit culprit
    c-a-b-i-n m-u-ff-i-n p-u-ff-i-n satin robin h-u-bb-u-b s-u-mm-i-t zigzag hotdog cobweb laptop
    handbag eggcup bobcat tomcat hilltop bandstand itself invent insist unplug c-a-nn-o-t traffic
    attic comic classic fantastic index combat numbat gumnut sunhat bunyip wombats Anzac E-r-i-c
    P-a-r-i-s H-a-rr-i-s f-l-o-r-i-s-t h-o-rr-i-d`,
  '2.1': `sack snack crack pack quack wick tick brick trick lock cluck sh-e-d shelf shift shock
    sh-r-u-b sh-r-e-d shrimp c-r-a-sh s-p-l-a-sh squish blush catfish r-u-bb-i-sh f-i-n-i-sh
    s-e-l-f-i-sh radish vanish punish British redback backpack tuckshop jumbuck Jack d-u-ck-s
    rocks`,
  '2.2': `chops chest chess chimp check ch-i-ll ch-o-m-p crunch munch pinch inch French trench
    branch b-e-l-ch ostrich lunchbox maths b-r-o-th depth sixth tenth thud th-u-m-p th-r-o-b thrust
    thrush th-e-m than this w-i-th-i-n th-a-t-'s Beth`,
  // having, giving: the e is gone, so v stands alone
  '2.3': `ding wing bring cling fling sting swing thing hang clang lung stung gong oblong w-i-n-k
    ink s-t-i-n-k shrink bunk trunk skunk tank blank crank plank h-o-pp-i-ng s-t-o-pp-i-ng batting
    d-i-gg-i-ng cutting shopping fishing fixing packing singing thinking spinning camping helping
    smelling h-u-mm-i-ng r-u-nn-i-ng j-u-m-p-i-ng r-e-vv-i-ng t-r-e-kk-i-ng having g-i-v-i-ng
    lapwing duckling bettong chipmunk Ling`,
  '2.4': `wh-i-p wh-i-ch wh-i-zz whisk whelk whiplash g-r-a-ph Ph-i-l Ph-i-ll-i-p`,
  '2.5': `kn-a-ck kn-e-l-t kn-o-ck kn-i-tt-i-ng knapsack wr-u-ng wr-i-ng wr-i-s-t unwrap shipwreck
    gn-a-t gn-a-sh gu-e-ss-i-ng gu-e-s-t gu-i-l-d bu-i-l-d bu-i-l-d-i-ng bu-i-l-t`,
  '3.1': `hens mugs legs beds thongs togs w-i-ng-s d-i-sh-es k-i-ss-es buzzes l-u-n-ch-es b-o-x-es
    f-i-x-es f-i-x-ed j-u-m-p-ed h-o-pp-ed s-t-o-pp-ed c-a-m-p-ed p-a-ck-ed p-l-a-n-t-ed m-e-l-t-ed
    s-p-o-tt-ed n-o-dd-ed l-i-m-i-t-ed g-r-a-bb-ed h-u-gg-ed b-a-ng-ed f-i-ll-ed s-m-e-ll-ed Mum's
    Tim's Jess's Ross's M-a-x-'s`,
  // chase: a-e and a plain s
  '3.2': `b-a-k-e b-a-k-e-s b-a-k-e-d g-a-t-e w-a-v-e w-a-v-e-s w-a-v-e-d shade wh-a-l-e scrape tape
    shape brave cave save flame spade chase mate pancake cupcake milkshake h-o-p-e h-o-p-e-s
    h-o-p-e-d j-o-k-e-d r-i-d-e hide slide kite bite wh-i-t-e pipe stripe dive five hive nine fine
    lime kn-i-f-e kn-i-v-e-s wife wide inside f-i-r-e t-i-r-e-d campfire p-r-i-z-e size s-m-i-l-e-s
    s-m-i-l-e-d sunshine reptile rope hole pole joke smoke spoke broke ph-o-n-e stove note globe
    gn-o-m-e wr-o-t-e wr-i-t-e gu-i-d-e u-t-e t-u-b-e costume t-u-n-e J-u-n-e rude L-u-k-e dune
    P-e-t-e S-t-e-v-e concrete stampede athlete h-a-t-e-d s-k-a-t-e-d v-o-t-e-d f-a-d-e-d smile
    skate hate vote`,
  // sparrow, borrow, burrow: a short vowel stands before rr; been says /biːn/
  '3.3': `bee kn-ee need feed seed weed wh-ee-l queen keep sweet street week cheek creek been
    seaweed tea pea bean leaf meal steal wheat peach speak cream east jeans t-ai-l snail brain chain
    grain paid aim sailing may way hay ray tray spray clay Sunday crayon stingray haystack days
    g-oa-t float throat toast coast oak croak load toad goal s-p-a-rr-ow a-rr-ow n-a-rr-ow b-o-rr-ow
    b-u-rr-ow pillow window elbow rainbow shadow bowl know th-r-ow snowman weekend trees feeding`,
  '3.4': `ch-oo-k hook shook stood w-oo-d wool p-oo-l cool stool broom root tooth igloo bamboo
    shampoo toadstool mushroom bedroom toothbrush gumboot teaspoon f-ou-n-d round ground pound south
    trout couch playground outback proud h-ow-l owl growl frown clown crowd cowboy s-oi-l join joint
    moist oink joy R-oy smooth`,
  // worn: not one of the or words of 5.3; snoring, boring: or, for the e of ore is gone
  '3.5': `sh-ar-k barn yard harp card scarf smart art jar parking darling c-or-n torn w-or-n short
    stork p-or-k thorn torch cork order corner morning popcorn snoring boring h-a-mm-er ladder
    b-u-tt-er letter pepper rubber summer supper under jumper thunder monster better never clever
    finger longer gather hover h-er-b h-er-b-s herd perhaps perfect d-ir-t skirt third thirst chirp
    squirt birthday t-ur-n-i-p curl church flower tower shower powder wh-i-s-p-er gu-ar-d builder
    carpark backyard Saturday P-er-th D-ar-w-i-n Jasper Cooper Harper`,
  '3.6': `g-i-ve have twelve n-er-ve sh-e-l-ve-s elves leave l-ea-ve-s active massive g-oo-se geese
    else nurse p-ur-se s-e-n-se horse seahorse promise f-a-ce r-a-ce r-a-ce-d d-a-n-ce d-a-n-ce-d
    slice twice space voice bounce since peace force office chance h-i-n-ge stage cringe plunge
    barge fringe charge b-u-bb-le giggle middle cattle k-e-tt-le wobble pebble candle handle simple
    sample sparkle turtle purple noodle poodle eagle a-n-k-le uncle s-a-dd-le puzzle b-r-ee-ze
    squeeze b-r-o-n-ze w-a-ste paste toothpaste bathe s-oo-the t-ee-the clothes r-a-ce-s cages
    n-ur-se-s slices bounces whinge`,
  // video: e says its name; dying, tying: y before -ing; buy: bu and y; cocoa: o and oa
  '4.1': `he we she be s-o n-o g-o b-o-th bold fold scold most p-o-s-t host gross b-o-l-t s-t-r-o-ll
    toll poster over clover lever fever female email h-o-p-i-ng j-o-k-i-ng H-o-b-ar-t polo disco
    bingo jumbo banjo h-i-pp-o dingo gecko mango cargo d-u-bb-o photo servo v-i-d-e-o c-o-c-oa
    g-o-es mangoes heroes motel program neon p-y-l-o-n m-y b-y shy spy fry sly f-l-y-i-ng c-r-y-i-ng
    d-y-i-ng t-y-i-ng myself butterfly blowfly t-y-r-e s-t-y-l-e bu-y gu-y d-o-n't w-o-n't he'd
    we'd we've she'll he's w-e-'re Leo Felix Peter create react refill cry try f-l-y hype typist`,
  // strange, range: a says its name before nge
  '4.2': `a-b-le cable s-t-a-b-le ladle c-r-a-d-le staple m-a-p-le paper b-a-s-i-n later crater
    baker skater radar volcano tornado D-a-v-i-d b-a-k-i-ng m-a-k-i-ng skating w-a-v-i-ng tasting
    sharing caring strange range bathers grind blind m-i-l-d ninth p-i-n-t child s-i-gn s-p-i-d-er
    rider diner wider driver writer t-i-t-le Irish F-r-i-d-ay iris h-i-d-i-ng s-m-i-l-i-ng
    B-o-n-d-i Levi triangle silo Milo I-'m I-'ll I-'d I've u-n-i-t m-e-n-u e-m-u t-u-l-i-p
    s-t-u-p-i-d humid cupid cubic bugle r-u-l-er t-r-u-th R-u-th t-u-t-u gn-u f-l-u judo Hugo`,
  '4.3': `k-i-tt-y berry cherry m-e-rr-y f-e-rr-y c-a-rr-y c-a-rr-y-i-ng Harry s-o-rr-y h-u-rr-y
    curry v-e-r-y body copy study angry forty fifty sixty n-i-n-e-t-y windy foggy p-o-n-y bony
    l-a-z-y crazy gravy navy wavy shady scary M-a-r-y wary tidy sh-i-n-y ivy slimy duty R-u-b-y Judy
    glory story lonely safety jellyfish ladybird nappy s-k-i-vv-y savvy b-i-l-b-y y-a-bb-y billy
    esky footy cubby brekky cheeky bumpy creepy Henry Lily Molly Manly`,
  // pasta: /æ/ in Australia; squirrel: /ɪr/, then a quiet e; orange: a quiet a
  '4.4': `a-b-ou-t across a-l-o-ng around awake alive afraid agree alarm arrive attack annoy
    b-a-ll-oo-n lagoon p-a-n-d-a zebra sofa extra comma cobra pasta umbrella vanilla gorilla goanna
    brolga quokka camera alphabet A-nn-a Emma Ella Linda Matilda Ava p-o-ck-e-t bucket ticket rocket
    jacket carpet trumpet helmet magnet planet velvet ferret forest m-i-tt-e-n happen sudden golden
    wooden broken frozen children hundred problem e-v-e-n s-e-c-r-e-t t-u-nn-e-l travel novel towel
    barrel parent squirrel c-a-rr-o-t p-a-rr-o-t button cotton melon lesson pilot lion second bottom
    blossom random python paddock hammock today together tomorrow collect connect control orange
    cabbage village message m-e-t-a-l pedal total royal local signal equal coral animal octopus
    a-l-b-u-m p-o-ss-u-m minus crocus stirrup currant support lettuce upon elephant potato potatoes
    crocodile lemonade cockatoo tuna human student quiet poem idea doona pavlova lamington pikelet
    h-a-ve-n't needn't i-t-'ll that'll Ethan Mason Ryan Lucas hadn't`,
  '4.5': `grammar pillar beggar burglar cheddar nectar polar solar mustard blizzard orchard
    c-o-ll-ar custard lizard razor error terror horror victor inventor editor effort tutor alligator
    Trevor a-m-b-u-l-a-n-ce p-o-p-u-l-ar regular particular singular rectangular p-l-a-t-y-p-u-s
    v-i-n-y-l B-e-r-y-l D-a-rr-y-l o'-c-l-o-ck caterpillar Oscar`,
  '5.1': `n-igh-t tonight delight slight lighthouse highway fighter moonlight sunlight daylight
    mighty tights flashlight brighter s-igh sighed`,
  '5.2': `h-a-tch p-a-tch hutch itch s-t-i-tch switch pitch ditch sketch clutch crutch hopscotch
    scratching l-e-dge w-e-dge sledge ridge dodge j-u-dge nudge smudge sludge hedgehog porridge
    f-i-dg-e-t podgy dodgy lodger judging`,
  '5.3': `w-or-d words worse worst worthy workbook earthworm l-ear-n learned earth yearn rehearse
    earthquake w-or-k-ed r-e-cei-ve cei-l-i-ng conceited perceive Tamworth Earl`,
  '5.4': `f-air airport armchair hairbrush repair staircase unfair dairy hairy fairy b-are rare fare
    glare stare spare mare nightmare scarecrow compare aware b-ear swear p-ear underwear th-ere
    wh-ere n-o-wh-ere th-eir theirs`,
  '5.5': `ear f-ear rear gear sh-ear smear nearly dreary weary disappear appear hearing earwig p-eer
    j-eer sneer sheer steering cheered volunteer h-ere m-ere severe sphere atmosphere p-ier t-ier
    f-ier-ce`,
  '5.6': `s-ore t-ore c-ore ch-ore w-ore bore adore explore ignore seashore snored oar s-oar
    h-oar-se aboard cardboard surfboard skateboard whiteboard hoard d-oor p-oor m-oor indoor doormat
    f-our c-our-t course mourn fourteen yourself scour devour our manure endure obscure secure p-ure
    f-l-our sour c-ure`,
  // talk, walk: al before k; fault, sausage: au says /ɒ/ (/ɔː/ gives the same step)
  '6.1': `s-aw raw prawn c-r-aw-l-ed squawk shawl drawing strawberry gnaw August P-au-l astronaut
    launch gaudy Laura t-al-k t-al-k-i-ng ch-al-k w-al-k w-al-k-ed stalk beanstalk s-au-s-a-ge fault
    laurel cauliflower vault`,
  '6.2': `d-ew stew newt drew crew screwed j-ew-e-l Andrew chewing strewth S-ue c-ue d-ue avenue
    venue continue rescued glued bluebell Bluey`,
  '6.3': `untie c-r-ie-d t-r-ie-d tries cries flies spies skies c-a-rr-ie-d c-a-rr-ie-s married
    hurried puppies ponies babies n-ie-ce shriek priest chiefs m-a-g-p-ie barbie budgie mozzie
    bikkie yowie trackies undies sunnies nightie Katie Ellie Charlie Archie a-ll-ey trolley chimney
    kidney jockey barley parsley joey keyboard h-ey th-ey s-ur-v-ey convey osprey they're they've`,
  '7.1': `eigh-t w-eigh-t weighing overweight n-eigh sleighs eighteen eighty h-eigh-t heights
    freight`,
  '7.2': `b-ough-t f-ough-t th-ough-t nought brought c-augh-t t-augh-t d-augh-t-er naughty
    granddaughter slaughter`,
  '7.3': `th-ough d-ough playdough doughnut th-r-ough throughout b-ough p-l-ough d-r-ough-t
    ploughed`,
  '7.4': `r-ough t-ough e-n-ough rougher c-ough t-r-ough coughed l-augh laughed laughter
    d-r-augh-t`,
  '8.1': `d-ea-f d-ea-th meant instead steady wealth healthy heather sweater weapon heaven threat
    tread dreamt overhead bedspread h-ea-v-y g-r-ea-t s-t-ea-k b-r-ea-k daybreak breaking feathers
    bread`,
  '8.2': `f-oe d-oe J-oe tiptoes toed sh-oe horseshoe sandshoe c-a-n-oe s-ui-t j-ui-ce tracksuit
    suitcases recruit swimsuits snowshoe`,
  '8.3': `v-ei-l v-ei-n r-ei-n skein reindeer p-r-o-t-ei-n Keith N-ei-l s-ei-ze either ei-d-er
    s-t-ei-n Eileen feisty f-eu-d n-eu-t-er s-l-eu-th deuce Zeus neutron`,
  // hiccup, raccoon: cc; recycle: y says its name
  '9.1': `cell c-e-n-t c-i-t-y cider saucer parcel celery cinema December decide cycling cyclone c-ir-c-le
    c-ir-c-u-s recycle pencil princess i-c-y s-p-i-c-y juicy fancy Lucy Nancy r-a-c-i-ng
    d-a-n-c-i-ng accident passenger cancel sc-e-n-t scene scenery muscle descend crescent e-xc-e-p-t
    excel excited h-i-cc-u-p r-a-cc-oo-n soccer tobacco g-e-m g-i-a-n-t gentle ginger magic danger
    angel stranger ranger digit logic tragic engine engineer whinging Vegemite Geelong Imogen`,
  '9.2': `i-s h-i-s has a-s noisy daisy rosy cosy reason season prison p-oi-s-o-n raisin present
    desert husband trousers Thursday Tuesday gosling clumsy pansy c-r-i-m-s-o-n music thousand
    Brisbane n-o-se h-o-se ch-o-se th-o-se these wise rise tease please cheese noise praise cause
    pause because e-x-a-c-t e-x-a-m e-x-i-s-t exotic example sc-i-ss-or-s d-e-ss-er-t possess
    dissolve Aussie cossie rosella`,
  // can't, plaster: the long a; taxi, police: i as in radio; salmon: lm says /m/
  '9.3': `b-a-th bathroom bathtub path footpath a-s-k a-s-k-s a-s-k-ed a-s-k-i-ng task mask cask
    flask g-r-a-ss g-l-a-ss glasses class brass pass passed past f-a-s-t faster last vast cast mast
    blast nasty master plaster basket disaster after afternoon craft shaft raft staff gasp grasp
    clasp grasshopper father grandpa rather c-a-n't shan't drama llama koala saga avocado sultana
    b-a-n-a-n-a t-o-m-a-t-o tomatoes pyjamas v-a-se h-a-lf halfway c-a-lf behalf c-a-lm p-a-lm
    a-lm-o-n-d b-a-lm s-a-lm-o-n f-o-lk y-o-lk folktale b-a-ll f-a-ll f-a-ll-s f-a-ll-i-ng hall
    netball football small w-a-ll s-a-l-t halt also always false walnut w-a-t-er waterfall
    watermelon wallpaper t-o d-o doing m-o-ve moved moving p-r-o-ve lose undo remove movie p-u-t
    push p-u-sh-es pushed pushing p-u-ll full bull bully b-u-ll-e-t pudding butcher pulley bush
    bushfire pushbike input g-y-m m-y-th gypsy c-r-y-s-t-a-l symbol cymbal lyrics pyramid gymnast
    syrup Sydney wash washes washed washing want wand w-a-s-p w-a-tch s-w-a-n swamp swap squash
    s-qu-a-d squat wallet wallaby wander w-a-dd-le w-a-ff-le squabble swallow quality quarrel quarry
    wattle was what w-ar w-ar-m ward warn reward swarm d-w-ar-f wh-ar-f wart qu-ar-t-er
    wardrobe r-a-d-i-o p-i-a-n-o s-k-i taxi kiwi p-o-l-i-ce magazine s-ar-d-i-n-e trampoline
    submarine chilli bikini salami safari stadium medium India Fiji barramundi happier
    h-a-pp-i-e-s-t Mia Liam o-n-i-o-n million billion brilliant companion opinion stallion spaniel
    familiar Australia s-o-n w-o-n ton m-o-n-th monk front h-o-n-ey m-o-n-ey monkey Monday London
    wonder among mother brother other another smother l-o-ve glove dove above shove oven dozen
    shovel cover discover sponge govern comfort w-o-rr-y worried worrying plover`,
  '9.4': `e-ch-o echoes a-ch-e headache chord monarch orchestra scholar s-ch-oo-l preschool anchor
    chorus stomach echidna Chris chef ch-u-t-e machine parachute gh-o-s-t gherkin spaghetti yoghurt
    ghastly rh-i-n-o rhyme rhubarb Rhonda rhombus`,
  '9.5': `n-a-ti-o-n station action lotion potion section direction invention celebration patient
    m-u-s-i-ci-a-n magician social ancient official t-e-n-si-o-n pension extension dimension
    p-a-ssi-o-n permission discussion admission c-o-n-sci-e-n-ce t-e-l-e-v-i-si-o-n explosion
    invasion collision confusion p-i-c-ture pictures capture mixture creature puncture feature
    vulture furniture m-ea-sure treasure measured pleasure enclosure`,
  // Christmas, whistle: st says /s/; castle: /æ/ or /ɑː/, the step is the same
  '9.6': `l-a-mb limb th-u-mb c-o-mb climb climbing numb dumb b-o-mb tomb plumber c-a-st-le
    sandcastle thistle bristle bustle rustle nestle jostle wh-i-st-le fasten glisten Christmas
    au-t-u-mn c-o-l-u-mn hymn solemn d-e-bt d-ou-bt subtle f-a-m-ou-s enormous dangerous curious
    precious delicious c-a-p-t-ai-n fountain curtain bargain Britain villain h-ar-b-our colour
    favour humour rumour neighbour Melbourne c-e-n-t-re metre theatre litre acre fibre ch-ee-t-ah
    Hannah Noah Sarah jarrah g-a-l-ah hurrah waratah colleague vague l-ea-gue plague rogue catalogue
    ch-e-que unique antique mosque technique`,
  irregular: `of one once two who whose whole any many said says friend people s-ou-p group you
    youth young touch double trouble couple cousin country courage nourish wolf woman women blood
    flood aunt aunty clerk heart penguin language biscuit island Isla yacht plait scone gone shone
    buoy eye busy business bury pretty English could would should does answer sword sugar sure
    pressure honest honour hour heir vehicle John choir thyme Thomas queue sew shoulder boulder
    mould soul Wollongong leisure leopard ballet statue educate question ocean rhythm tongue
    tortoise figure mayor prayer schedule garage massage colonel beautiful Wednesday mosquito
    xylophone pizza foreign sergeant cello broad abroad gauge sieve cupboard raspberry kayak taipan
    receipt psalm lasagne zucchini meringue thorough soldier knowledge quay Stephen
    quartz`,
};
