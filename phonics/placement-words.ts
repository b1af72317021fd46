// The words of the reading check 'Where to begin' (domain/placement.ts): five for each step. Each can be sounded out
// from its step on and not before, has one pronunciation, and is a word that a child of that step knows.
import type { StepId } from '../domain/teaching-steps.ts';

const rows: Readonly<Record<StepId, string>> = {
  '1.1': 'tap pin sit pan nap',
  '1.2': 'dog cat map mop kid',
  '1.3': 'hen sun bed bus hat',
  '1.4': 'leg bell fan doll hill',
  '1.5': 'jam van fox web box',
  '1.6': 'zip egg buzz yell quiz',
  '1.7': 'hand lamp nest tent pond',
  '1.8': 'frog flag swim drum crab',
  '1.9': 'stamp crust twist strap blend',
  '1.10': 'sunset picnic insect wombat pumpkin',
  '2.1': 'duck ship sock fish brush',
  '2.2': 'chip moth bench chin lunch',
  '2.3': 'ring king sink wing jumping',
  '2.4': 'whisk whip whack when which',
  '2.5': 'knit wrap knot wrist knob',
  '3.1': 'dogs boxes jumped pigs dishes',
  '3.2': 'cake bike bone snake cube',
  '3.3': 'tree rain boat sheep train',
  '3.4': 'moon coin cloud spoon boil',
  '3.5': 'car fork bird shark girl',
  '3.6': 'apple horse mouse puddle fence',
  '4.1': 'fly gold hotel sky cold',
  '4.2': 'paper tiger spider table acorn',
  '4.3': 'puppy jelly muddy sunny baby',
  '4.4': 'kitten dragon lemon camel chicken',
  '4.5': 'doctor lizard tractor sailor collar',
  '5.1': 'light night bright right high',
  '5.2': 'witch bridge kitchen fridge match',
  '5.3': 'worm pearl earth world ceiling',
  '5.4': 'hair chair square stairs fairy',
  '5.5': 'deer cheer pier steer volunteer',
  '5.6': 'store roar snore board score',
  '6.1': 'saw claw straw yawn hawk',
  '6.2': 'blue screw glue chew rescue',
  '6.3': 'pie donkey field key turkey',
  '7.1': 'eight weigh sleigh eighty freight',
  '7.2': 'caught daughter bought naughty thought',
  '7.3': 'doughnut plough through drought dough',
  '7.4': 'rough cough laugh tough trough',
  '8.1': 'bread feather head leather thread',
  '8.2': 'fruit toe juice suit tiptoe',
  '8.3': 'reindeer vein veil protein neutral',
  '9.1': 'pencil city magic giant circle',
  '9.2': 'cheese nose music rose noise',
  '9.3': 'ball bush swan gym wall',
  '9.4': 'school ghost chef rhino echo',
  '9.5': 'station treasure magician television action',
  '9.6': 'thumb whistle captain lamb autumn',
};

/** Returns the words of a step. */
export function placementWordsOf(step: StepId): string[] {
  return rows[step].split(' ');
}
