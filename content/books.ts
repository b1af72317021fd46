// The demo catalogue's books, in teaching order.
import type { EmbeddedBook, InlineBook } from './format/book.ts';
import { book as aBirdOfPrey } from './a-bird-of-prey/book.ts';
import { book as aBugInTheBed } from './a-bug-in-the-bed/book.ts';
import { book as aCastleOfCrumbs } from './a-castle-of-crumbs/book.ts';
import { book as aCreatureInThePicture } from './a-creature-in-the-picture/book.ts';
import { book as aDotOnDot } from './a-dot-on-dot/book.ts';
import { book as aFierceFish } from './a-fierce-fish/book.ts';
import { book as aHouseForHorse } from './a-house-for-horse/book.ts';
import { book as aLittleSneeze } from './a-little-sneeze/book.ts';
import { book as aRhymeForRhubarb } from './a-rhyme-for-rhubarb/book.ts';
import { book as aRudeTune } from './a-rude-tune/book.ts';
import { book as aThumpInTheShed } from './a-thump-in-the-shed/book.ts';
import { book as aTractorForADollar } from './a-tractor-for-a-dollar/book.ts';
import { book as captainDotIsNervous } from './captain-dot-is-nervous/book.ts';
import { book as cecilInSpace } from './cecil-in-space/book.ts';
import { book as chickThinksGusIsMum } from './chick-thinks-gus-is-mum/book.ts';
import { book as crabHasAShellShop } from './crab-has-a-shell-shop/book.ts';
import { book as dawnDrawsACrab } from './dawn-draws-a-crab/book.ts';
import { book as dessertInTheDesert } from './dessert-in-the-desert/book.ts';
import { book as digSamDig } from './dig-sam-dig/book.ts';
import { book as doNotBreatheGus } from './do-not-breathe-gus/book.ts';
import { book as drewTheNewDragon } from './drew-the-new-dragon/book.ts';
import { book as dropItCrab } from './drop-it-crab/book.ts';
import { book as eightNaughtyRabbits } from './eight-naughty-rabbits/book.ts';
import { book as eightShoesForSpider } from './eight-shoes-for-spider/book.ts';
import { book as emuHasTheFlu } from './emu-has-the-flu/book.ts';
import { book as feistySheila } from './feisty-sheila/book.ts';
import { book as findMeNell } from './find-me-nell/book.ts';
import { book as fishAndChipsOnTheShip } from './fish-and-chips-on-the-ship/book.ts';
import { book as fixItFox } from './fix-it-fox/book.ts';
import { book as funInTheFog } from './fun-in-the-fog/book.ts';
import { book as getBackKip } from './get-back-kip/book.ts';
import { book as getUpGus } from './get-up-gus/book.ts';
import { book as giraffeAtTheStation } from './giraffe-at-the-station/book.ts';
import { book as glueStew } from './glue-stew/book.ts';
import { book as goTyreGo } from './go-tyre-go/book.ts';
import { book as goatAndHisBoat } from './goat-and-his-boat/book.ts';
import { book as guessTheGuest } from './guess-the-guest/book.ts';
import { book as gusAndHisConscience } from './gus-and-his-conscience/book.ts';
import { book as hedgehogAndTheDarkNight } from './hedgehog-and-the-dark-night/book.ts';
import { book as hippoWillFly } from './hippo-will-fly/book.ts';
import { book as holdStill } from './hold-still/book.ts';
import { book as howlCow } from './howl-cow/book.ts';
import { book as hurrahForTheGalahs } from './hurrah-for-the-galahs/book.ts';
import { book as iDJumpBut } from './i-d-jump-but/book.ts';
import { book as iLlHelp } from './i-ll-help/book.ts';
import { book as isTenOddTodd } from './is-ten-odd-todd/book.ts';
import { book as isThereACure } from './is-there-a-cure/book.ts';
import { book as itIsntACactus } from './it-isnt-a-cactus/book.ts';
import { book as iveGotIt } from './ive-got-it/book.ts';
import { book as justForTonight } from './just-for-tonight/book.ts';
import { book as justOneMore } from './just-one-more/book.ts';
import { book as justTheThingGus } from './just-the-thing-gus/book.ts';
import { book as kissItNell } from './kiss-it-nell/book.ts';
import { book as knitPegKnit } from './knit-peg-knit/book.ts';
import { book as laughWhaleLaugh } from './laugh-whale-laugh/book.ts';
import { book as lookInThePouch } from './look-in-the-pouch/book.ts';
import { book as megAndTheMoon } from './meg-and-the-moon/book.ts';
import { book as mindYourHead } from './mind-your-head/book.ts';
import { book as mysteryAtTheGym } from './mystery-at-the-gym/book.ts';
import { book as nansTurn } from './nans-turn/book.ts';
import { book as noBrakesNan } from './no-brakes-nan/book.ts';
import { book as noRoboNo } from './no-robo-no/book.ts';
import { book as notTheCrust } from './not-the-crust/book.ts';
import { book as nothingForMother } from './nothing-for-mother/book.ts';
import { book as overTheWall } from './over-the-wall/book.ts';
import { book as pegMustNap } from './peg-must-nap/book.ts';
import { book as pipAtTheTap } from './pip-at-the-tap/book.ts';
import { book as ploughOnOx } from './plough-on-ox/book.ts';
import { book as professorMegAndTheDishes } from './professor-meg-and-the-dishes/book.ts';
import { book as puttPuttPutt } from './putt-putt-putt/book.ts';
import { book as quickerTed } from './quicker-ted/book.ts';
import { book as samAndTheWetHat } from './sam-and-the-wet-hat/book.ts';
import { book as sheepCantSleep } from './sheep-cant-sleep/book.ts';
import { book as snailsSpecialInvitation } from './snails-special-invitation/book.ts';
import { book as split } from './split/book.ts';
import { book as stayCalmCalf } from './stay-calm-calf/book.ts';
import { book as stayGus } from './stay-gus/book.ts';
import { book as tapTapTap } from './tap-tap-tap/book.ts';
import { book as tedAndTheBigBus } from './ted-and-the-big-bus/book.ts';
import { book as tedIsNotFast } from './ted-is-not-fast/book.ts';
import { book as tedTheCheetah } from './ted-the-cheetah/book.ts';
import { book as tedWentTrekking } from './ted-went-trekking/book.ts';
import { book as theBadgerOnTheBridge } from './the-badger-on-the-bridge/book.ts';
import { book as theBarbecueRescue } from './the-barbecue-rescue/book.ts';
import { book as theBestCakeYet } from './the-best-cake-yet/book.ts';
import { book as theBlueberryPieThief } from './the-blueberry-pie-thief/book.ts';
import { book as theDoughThatGrew } from './the-dough-that-grew/book.ts';
import { book as theEarlyBirdAndTheWorm } from './the-early-bird-and-the-worm/book.ts';
import { book as theFirstWord } from './the-first-word/book.ts';
import { book as theFruitSuit } from './the-fruit-suit/book.ts';
import { book as theGhostAtSchool } from './the-ghost-at-school/book.ts';
import { book as theGingerAccident } from './the-ginger-accident/book.ts';
import { book as theHorridApp } from './the-horrid-app/book.ts';
import { book as theKeyOnMudHill } from './the-key-on-mud-hill/book.ts';
import { book as theLastChair } from './the-last-chair/book.ts';
import { book as theLemonDragon } from './the-lemon-dragon/book.ts';
import { book as theLongLongThing } from './the-long-long-thing/book.ts';
import { book as theNaughtyTent } from './the-naughty-tent/book.ts';
import { book as theOnionWarning } from './the-onion-warning/book.ts';
import { book as thePicnicHump } from './the-picnic-hump/book.ts';
import { book as theRescueCrew } from './the-rescue-crew/book.ts';
import { book as theRightHeight } from './the-right-height/book.ts';
import { book as theShySnowBeast } from './the-shy-snow-beast/book.ts';
import { book as theSleuthAndTheFeud } from './the-sleuth-and-the-feud/book.ts';
import { book as theSnagPlan } from './the-snag-plan/book.ts';
import { book as theTalkingSausage } from './the-talking-sausage/book.ts';
import { book as theWitchWithTheItch } from './the-witch-with-the-itch/book.ts';
import { book as theWobblyJelly } from './the-wobbly-jelly/book.ts';
import { book as theWrongEcho } from './the-wrong-echo/book.ts';
import { book as thisIsMyLunch } from './this-is-my-lunch/book.ts';
import { book as tieItDonkey } from './tie-it-donkey/book.ts';
import { book as tiptoeReindeer } from './tiptoe-reindeer/book.ts';
import { book as toeInTheHole } from './toe-in-the-hole/book.ts';
import { book as tooMuchFreight } from './too-much-freight/book.ts';
import { book as turnItUpPlatypus } from './turn-it-up-platypus/book.ts';
import { book as wakeUpGreatBear } from './wake-up-great-bear/book.ts';
import { book as wakeUpPat } from './wake-up-pat/book.ts';
import { book as whatIsInThatBeard } from './what-is-in-that-beard/book.ts';
import { book as whenWillPhilJump } from './when-will-phil-jump/book.ts';
import { book as whereIsMyOtherSock } from './where-is-my-other-sock/book.ts';
import { book as whoIsMakingThatNoise } from './who-is-making-that-noise/book.ts';
import { book as whoTookSnowmansSnout } from './who-took-snowmans-snout/book.ts';
import { book as whoWillFetchIt } from './who-will-fetch-it/book.ts';
import { book as willItGetWell } from './will-it-get-well/book.ts';
import { book as zipItUp } from './zip-it-up/book.ts';

/** Books whose content the library stores. */
export const inlineBooks: readonly InlineBook[] = [
  pipAtTheTap,
  tapTapTap,
  aDotOnDot,
  digSamDig,
  aBugInTheBed,
  getUpGus,
  funInTheFog,
  kissItNell,
  fixItFox,
  willItGetWell,
  isTenOddTodd,
  puttPuttPutt,
  zipItUp,
  iDJumpBut,
  iLlHelp,
  dropItCrab,
  samAndTheWetHat,
  theSnagPlan,
  notTheCrust,
  split,
  tedAndTheBigBus,
  pegMustNap,
  tedIsNotFast,
  theHorridApp,
  thePicnicHump,
  getBackKip,
  thisIsMyLunch,
  chickThinksGusIsMum,
  fishAndChipsOnTheShip,
  tedWentTrekking,
  theLongLongThing,
  whenWillPhilJump,
  aThumpInTheShed,
  guessTheGuest,
  knitPegKnit,
  iveGotIt,
  justTheThingGus,
  aRudeTune,
  noBrakesNan,
  wakeUpPat,
  sheepCantSleep,
  stayGus,
  howlCow,
  lookInThePouch,
  nansTurn,
  quickerTed,
  aHouseForHorse,
  aLittleSneeze,
  doNotBreatheGus,
  goatAndHisBoat,
  megAndTheMoon,
  theBestCakeYet,
  whoTookSnowmansSnout,
  goTyreGo,
  emuHasTheFlu,
  findMeNell,
  theWobblyJelly,
  hippoWillFly,
  holdStill,
  itIsntACactus,
  theLemonDragon,
  theShySnowBeast,
  aTractorForADollar,
  noRoboNo,
  turnItUpPlatypus,
  justForTonight,
  theBadgerOnTheBridge,
  whoWillFetchIt,
  hedgehogAndTheDarkNight,
  theEarlyBirdAndTheWorm,
  theFirstWord,
  theWitchWithTheItch,
  theLastChair,
  whereIsMyOtherSock,
  aFierceFish,
  whatIsInThatBeard,
  isThereACure,
  justOneMore,
  theTalkingSausage,
  glueStew,
  theBarbecueRescue,
  aBirdOfPrey,
  dawnDrawsACrab,
  theBlueberryPieThief,
  theKeyOnMudHill,
  theRescueCrew,
  tieItDonkey,
  theRightHeight,
  theNaughtyTent,
  ploughOnOx,
  eightNaughtyRabbits,
  laughWhaleLaugh,
  theDoughThatGrew,
  tooMuchFreight,
  mindYourHead,
  eightShoesForSpider,
  theFruitSuit,
  toeInTheHole,
  wakeUpGreatBear,
  feistySheila,
  theSleuthAndTheFeud,
  tiptoeReindeer,
  theGingerAccident,
  dessertInTheDesert,
  whoIsMakingThatNoise,
  mysteryAtTheGym,
  nothingForMother,
  overTheWall,
  stayCalmCalf,
  theOnionWarning,
  aRhymeForRhubarb,
  theGhostAtSchool,
  aCreatureInThePicture,
  gusAndHisConscience,
  snailsSpecialInvitation,
  aCastleOfCrumbs,
  captainDotIsNervous,
  cecilInSpace,
  giraffeAtTheStation,
  hurrahForTheGalahs,
  professorMegAndTheDishes,
  tedTheCheetah,
  theWrongEcho,
];

/** Books that the flipbook host serves, under the same id. */
export const embeddedBooks: readonly EmbeddedBook[] = [crabHasAShellShop, drewTheNewDragon];
