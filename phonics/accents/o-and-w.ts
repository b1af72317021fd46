// The vowel of 'pot' where the dictionary shares it with 'father' or 'saw': a after w, and au.
import type { Change } from './change.ts';

const swan = `
  was wash washable washboard washcloth washer washing washout washroom washtub washington
  dishwasher dishwashing brainwash brainwashing hogwash whitewash mouthwash backwash unwashed
  want wanted unwanted wanna wannabe watch watchdog watcher watchful watching watchmaker watchman
  watchmen watchtower watchword wristwatch stopwatch deathwatch wallet wallaby wallop wallow wally
  watson squad squadron squash squat squatter squabble squander squalid squalor quality qualify
  qualified qualifier qualification qualifications disqualify disqualified disqualification
  unqualified overqualified equality inequality quantity quantify quantum quadrant quadruple
  quadruplets quad quandary kumquat aquatic swallow swan swap swat swab swamp swampy swastika swatch
  swath twaddle wad waddle waffle waft wampum wan wanda wand wander wanderer wandering wanton wasp
  watt wattage wattle kilowatt what what's whats whatever whatnot whatsoever somewhat
  warrior warrant warranty unwarranted warren quarrel quarrelsome quarry quarantine`;

const sausage = `
  assault austin austral australia australian australians austria austrian because cauliflower
  default fault faulty laurel laurence sausage vault`;

export const oAndW: readonly Change[] = [
  { words: swan, from: /W A[AOH](\d)/, to: 'W OH$1' },
  { words: sausage, from: /(?:A[AO](?=\d)|AH(?=[12]))(\d)/, to: 'OH$1' },
];
