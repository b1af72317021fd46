import { promptText, type PromptId } from '../../domain/prompts.ts';
import type { ShownWord } from './word-split.ts';

/** Advice on how to read a word. Its text is the prompt's, and names the parts to learn by heart. */
interface Advice {
  prompt: PromptId;
  text: string;
  isHeart: boolean;
}

const adviceFor = (prompt: PromptId, hearts: readonly string[] = []): Advice => ({
  prompt,
  text: [promptText(prompt), hearts.join(', ')].filter(Boolean).join(': '),
  isHeart: prompt.endsWith('-by-heart'),
});

/** Returns short advice on how to read a word. */
export function adviceOf({ parts, isWhole }: ShownWord): Advice {
  const hearts = parts.filter(({ level }) => level === null).map(({ letters }) => letters);
  if (parts.length === 0) return adviceFor('ask-a-grown-up');
  if (isWhole || hearts.length === parts.length) return adviceFor('learn-by-heart');
  if (hearts.length === 0) return adviceFor('sound-it-out');
  return adviceFor(hearts.length === 1 ? 'learn-part-by-heart' : 'learn-parts-by-heart', hearts);
}
