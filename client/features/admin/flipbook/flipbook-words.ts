// Whose words stand in the field 'Text of the book'. The level report is made of them, so it must never be
// made of another book's: each text is kept with the address of the flipbook it was said to belong to, and
// a form whose address has become another is not saved before that is settled.
import type { ResolverResult } from 'react-hook-form';
import { ownFlipbookId } from '../../../../contracts/addresses.ts';
import { LONGEST_BOOK_TEXT } from '../../../../contracts/phonics.ts';
import type { TypedBook } from '../drafts/drafts.ts';
import type { BookForm } from '../drafts/book-form.ts';
import type { ReadyFlipbook } from './use-flipbook-upload.ts';

type Words = Pick<TypedBook, 'text' | 'textOf' | 'flipbookUrl'>;

const ASKED = 'Say below whether these are the words of the new flipbook';

/** One flipbook of the library's own stands at any host the library ever had. */
const same = (one: string, other: string) =>
  one.trim() === other.trim() || (ownFlipbookId(one) ?? '-') === ownFlipbookId(other);

/** Whether the words stood with another flipbook, and nobody has said yet whether they are this one's too. */
export const areWordsAsked = ({ text, textOf, flipbookUrl }: Words): boolean =>
  Boolean(text?.trim() && textOf?.trim()) && !same(textOf ?? '', flipbookUrl);

/** Where no words stand, those that come next are of the flipbook whose address stands there. */
export function settleWords({
  getValues,
  setValue,
}: Pick<BookForm, 'getValues' | 'setValue'>): void {
  const { text, textOf, flipbookUrl } = getValues();
  if (!text?.trim() && textOf) setValue('textOf', flipbookUrl.trim());
}

/** What the contract says of a form, and what it cannot know: that the words may be another book's. */
export async function withWordsAsked<Output>(
  values: Words,
  judged: ResolverResult<TypedBook, Output> | Promise<ResolverResult<TypedBook, Output>>,
): Promise<ResolverResult<TypedBook, Output>> {
  const result = await judged;
  if (!areWordsAsked(values)) return result;
  const text = { type: 'flipbook', message: ASKED };
  return { values: {}, errors: { ...result.errors, text } };
}

/** The words of a flipbook as far as the field has room for them. */
export const wordsFrom = ({ text }: Pick<ReadyFlipbook, 'text'>): string =>
  text.length <= LONGEST_BOOK_TEXT ? text : '';

/** A cover that the library has made of a PDF. */
const isDrawnCover = (address: string) =>
  /^\/public-objects\/flipbooks\/[0-9a-f]{32}\/cover\.[\w.]+$/.test(address);

export interface FilledIn {
  /** The fields that change. */
  values: Partial<Record<'coverImageUrl' | 'text' | 'textOf', string>>;
  /** Whether a cover of the owner's own stays, and the flipbook's is to be offered. */
  hasOtherCover: boolean;
  /** What has become of the form, in a sentence. */
  said: string;
}

/**
 * What a form takes over from a flipbook that is new in it. `wordsBefore` are those of the flipbook it had
 * before; null where they are not known: then whatever stands there may be the owner's work, and stays.
 */
export function fillFrom(
  flipbook: Pick<ReadyFlipbook, 'flipbookUrl' | 'coverImageUrl' | 'text'>,
  wordsBefore: string | null,
  form: Words & Pick<TypedBook, 'coverImageUrl'>,
): FilledIn {
  const { flipbookUrl, coverImageUrl } = flipbook;
  const words = wordsFrom(flipbook);
  const typed = form.text?.trim() ?? '';
  const isOthers = Boolean(form.textOf) && !same(form.textOf ?? '', flipbookUrl);
  const isTheirs = isOthers && wordsBefore !== null && typed === wordsBefore.trim();
  const takesWords = typed === '' || isTheirs;
  const isAsked = isOthers && !takesWords && typed !== words;
  const cover = form.coverImageUrl?.trim() ?? '';
  const takesCover = cover === '' || isDrawnCover(cover);
  const parts = ['its address', takesCover && 'its cover', takesWords && words && 'its words'];
  const lost =
    isTheirs && words === ''
      ? ' It has no words that can be read: those of the PDF before are gone.'
      : '';
  const asked = isAsked ? ' Say below which words are right.' : '';
  return {
    values: {
      ...(takesCover && { coverImageUrl }),
      ...(takesWords && { text: words }),
      ...(!isAsked && { textOf: flipbookUrl }),
    },
    hasOtherCover: !takesCover && cover !== coverImageUrl,
    said: `Filled in: ${parts.filter(Boolean).join(', ')}.${lost}${asked}`,
  };
}
