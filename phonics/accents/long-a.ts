// The a of 'bath' and 'father': long in Australia before f, s, th and a few other sounds, but only in these words.
import type { Change } from './change.ts';

/** Long everywhere in Australia. */
const bath = `
  aft after aftereffect afterglow afterlife aftermath afternoon aftershave aftershock aftertaste
  afterthought afterward afterwards hereafter thereafter behalf calf half halfway giraffe
  aircraft spacecraft hovercraft handcrafted craft crafty craftsman craftsmen craftsmanship
  witchcraft handicraft daft draft draftee draftsman drafty overdraft updraft graft laugh laughable laughing laughingstock laughter raft
  rafter shaft camshaft crankshaft staff staffer staffroom understaffed flagstaff chaff draught
  ask bask cask mask unmask task taskforce multitask multitasking flask basket basketball
  breadbasket wastebasket casket gasket grasp gasp clasp rasp raspy aghast ghastly
  last lastly outlast everlasting blast blastoff sandblast past pastime pastor pasture
  cast castaway caste castor outcast overcast recast broadcast broadcaster broadcasting podcast newscast
  newscaster sportscaster downcast forecast forecaster forecasting telecast typecast fast fastball fasten unfasten steadfast
  steadfastly steadfastness vast vastly vastness mast masthead master masterful mastermind masterpiece mastery headmaster
  schoolmaster quartermaster grandmaster postmaster ringmaster scoutmaster burgomaster bandmaster
  disaster disastrous flabbergasted plaster plasterboard belfast nasty nastier nastiest nastiness bastard
  brass brassy class classy classier classroom classmate outclass glass glassware glassy glasses sunglass sunglasses
  hourglass eyeglasses spyglass fiberglass grass grassland grassy grassroots grasshopper bluegrass
  pass passable impassable passbook passer passerby passersby passover passport password bypass
  overpass underpass surpass unsurpassed trespass
  path pathfinder footpath pathway warpath bath bathroom bathtub bathrobe birdbath bloodbath rather
  moustache mustache`;

/** Long or short, from city to city and from word to word. A child of either kind knows the other. */
const dance = `
  advance advancement advantage disadvantage vantage alexander alexandra answer unanswered autograph branch
  avalanche castle castles chance chancellor chant enchant enchanted enchanting
  circumstance command commander commandment commanding contrast dance demand enhance
  enhancement example france freelance glance grant implant lance lather paragraph photograph
  telegraph graph epitaph plant plantation plantain eggplant transplant transplantation plaque prance ranch
  reprimand rascal sample sampler sandra slander slant stance trance exasperate exasperated
  exasperating newcastle sandcastle`;

/** Words from abroad whose a is short here, and long in America. */
const pasta = `
  macho mafia mambo mazda nissan paprika pasta picasso salsa taco vietnam kebab`;

export const longA: readonly Change[] = [
  { words: bath, from: /AE(\d)(?= (?:F|S|TH|DH)(?: |$))/, to: 'AA$1' },
  { words: dance, from: /AE(\d)(?= (?:F|S|N|M|K|DH)(?: |$))/, to: 'AA$1', isChoice: true },
  { words: pasta, from: /A[AO](\d)/, to: 'AE$1' },
];
