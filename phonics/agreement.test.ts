import { expect, it } from 'vitest';
import { agree, agreeInStress } from './agreement.ts';

it.each([
  ['limits', 'L IH1 M AH0 T S', 'L IH1 M IH0 T S'],
  ['bachelors', 'B AE1 CH AH0 L ER0 Z', 'B AE1 CH L ER0 Z'],
  ['conducts', 'K AA1 N D AH0 K T S', 'K AH0 N D AH1 K T S'],
  ['tensions', 'T EH1 N SH AH0 N Z', 'T EH1 N CH AH0 N Z'],
  ['stirring', 'S T ER1 R IH0 NG', 'S T ER1 IH0 NG'],
  ['peering', 'P IH1 R IH0 NG', 'P IY1 R IH0 NG'],
  ['admired', 'AE0 D M AY1 R D', 'AH0 D M AY1 ER0 D'],
])('pronunciations agree if stress and quiet vowels alone differ: %s', (_word, one, other) => {
  expect(agree(one, other)).toBe(true);
});

it.each([
  ['does', 'D UW1 Z', 'D AH1 Z'],
  ['is', 'AY1 Z', 'IH0 Z'],
  ['reads', 'R EH1 D Z', 'R IY1 D Z'],
  ['houses', 'HH AW1 S IH0 Z', 'HH AW1 Z IH0 Z'],
  ['ragged', 'R AE1 G D', 'R AE1 G AH0 D'],
])('pronunciations do not agree if more differs: %s', (_word, one, other) => {
  expect(agree(one, other)).toBe(false);
});

it('the stress may have to be the same', () => {
  expect(agreeInStress('K AA1 N D AH0 K T S', 'K AH0 N D AH1 K T S')).toBe(false);
  expect(agreeInStress('L IH1 M AH0 T S', 'L IH1 M IH0 T S')).toBe(true);
});
