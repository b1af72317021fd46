// The place of a stored book in the order that an owner has given its level.
import type { Selectable } from 'kysely';
import type { Category } from '../../../domain/levels.ts';
import type { BooksTable } from '../../database/tables.ts';

/** The columns of a book's place. */
export type PlaceRow = Pick<Selectable<BooksTable>, 'place' | 'place_category'>;

export const NO_PLACE: PlaceRow = { place: null, place_category: null };

/** Returns the columns of a place in this level. */
export const placeIn = (category: Category, place: number | null): PlaceRow =>
  place === null ? NO_PLACE : { place, place_category: category };

/** Returns the place of a book in its level. An earlier release moves a book to another level without clearing its place. */
export const placeOf = (row: PlaceRow & { category: Category }): number | null =>
  row.place_category === row.category ? row.place : null;
