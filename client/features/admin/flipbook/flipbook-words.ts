// Tracks which flipbook the field 'Text of the book' belongs to. The level report is computed from this text, so the
// text must not come from another book. The form stores the flipbook's address with the text as `textOf`. If the
// flipbook's address changes, the owner must confirm the text before the form can be saved.
import type { ResolverResult } from 'react-hook-form';
import { ownFlipbookId } from '../../../../contracts/addresses.ts';
import { LONGEST_BOOK_TEXT } from '../../../../contracts/phonics.ts';
import type { TypedBook } from '../drafts/drafts.ts';
import type { BookForm } from '../drafts/book-form.ts';
import type { ReadyFlipbook } from './use-flipbook-upload.ts';

type Words = Pick<TypedBook, 'text' | 'textOf' | 'flipbookUrl'>;

const CONFIRM_TEXT = 'Say below whether these are the words of the new flipbook';

/** Compares two addresses. A flipbook hosted by the library is compared by its id, because the library may change hosts. */
const isSameFlipbook = (one: string, other: string) =>
  one.trim() === other.trim() || (ownFlipbookId(one) ?? '-') === ownFlipbookId(other);

/** Whether the text belongs to another flipbook and the owner has not confirmed it for this one. */
export const needsTextConfirmation = ({ text, textOf, flipbookUrl }: Words): boolean =>
  Boolean(text.trim() && textOf?.trim()) && !isSameFlipbook(textOf ?? '', flipbookUrl);

/** If the text is empty but linked to another flipbook, links it to the current one. */
export function linkTextToFlipbook({
  getValues,
  setValue,
}: Pick<BookForm, 'getValues' | 'setValue'>): void {
  const { text, textOf, flipbookUrl } = getValues();
  if (!text.trim() && textOf) setValue('textOf', flipbookUrl.trim());
}

/** Adds an error to the validated form if the text must be confirmed, which the contract cannot check. */
export function withTextConfirmation<Output>(
  values: Words,
  validated: ResolverResult<TypedBook, Output>,
): ResolverResult<TypedBook, Output> {
  if (!needsTextConfirmation(values)) return validated;
  const text = { type: 'flipbook', message: CONFIRM_TEXT };
  return { values: {}, errors: { ...validated.errors, text } };
}

/** Returns the text of a flipbook, or '' if it is too long for the field. */
export const textWithinLimit = ({ text }: Pick<ReadyFlipbook, 'text'>): string =>
  text.length <= LONGEST_BOOK_TEXT ? text : '';

/** Whether the library generated this cover from a PDF. */
const isGeneratedCover = (address: string) =>
  /^\/public-objects\/flipbooks\/[0-9a-f]{32}\/cover\.[\w.]+$/.test(address);

export interface FillResult {
  /** The fields that change. */
  values: Partial<Record<'coverImageUrl' | 'text' | 'textOf', string>>;
  /** Whether the form keeps the owner's own cover. The flipbook's cover is then offered. */
  keepsOwnCover: boolean;
  /** Describes the changes for the owner. */
  summary: string;
}

/**
 * Returns what a form takes over from a new flipbook. `previousText` is the text of the previous flipbook. If it is null
 * (not known), the text in the form may be the owner's work and stays.
 */
export function fillFrom(
  flipbook: Pick<ReadyFlipbook, 'flipbookUrl' | 'coverImageUrl' | 'text'>,
  previousText: string | null,
  form: Words & Pick<TypedBook, 'coverImageUrl'>,
): FillResult {
  const { flipbookUrl, coverImageUrl } = flipbook;
  const newText = textWithinLimit(flipbook);
  const typed = form.text.trim();
  const isOfOtherFlipbook = Boolean(form.textOf) && !isSameFlipbook(form.textOf ?? '', flipbookUrl);
  const isUnedited = isOfOtherFlipbook && previousText !== null && typed === previousText.trim();
  const takesText = typed === '' || isUnedited;
  const needsConfirmation = isOfOtherFlipbook && !takesText && typed !== newText;
  const cover = form.coverImageUrl.trim();
  const takesCover = cover === '' || isGeneratedCover(cover);
  const parts = ['its address', takesCover && 'its cover', takesText && newText && 'its words'];
  const lostSentence =
    isUnedited && newText === ''
      ? ' It has no words that can be read, so those of the previous PDF are removed.'
      : '';
  const confirmSentence = needsConfirmation ? ' Say below which words are right.' : '';
  return {
    values: {
      ...(takesCover && { coverImageUrl }),
      ...(takesText && { text: newText }),
      ...(!needsConfirmation && { textOf: flipbookUrl }),
    },
    keepsOwnCover: !takesCover && cover !== coverImageUrl,
    summary: `Filled in: ${parts.filter(Boolean).join(', ')}.${lostSentence}${confirmSentence}`,
  };
}
