// What a demo book is made of: words and scenes as data, one folder a book.
import type { Category } from '../domain/levels.ts';
import type { Scene } from './scene.ts';

export interface Page {
  /** One to three short sentences. */
  text: string;
  scene: Scene;
  /** The picture in words, for those who cannot see it; it need not be decodable. */
  alt: string;
}

export interface InlineBook {
  /** Slug, `/^[A-Za-z0-9_-]{1,64}$/`; also the name of the book's folder. */
  id: string;
  title: string;
  author: string;
  description: string;
  category: Category;
  /** Irregular words taught whole before the book is read, in lower case. */
  heartWords: readonly string[];
  /**
   * Words whose letters alone do not tell their sounds, split into phonograms: 'g-r-ea8-t'. A digit
   * names the level of the sound where it is not the phonogram's first (see letter-check.ts).
   */
  splits: Readonly<Record<string, string>>;
  pages: readonly Page[];
  cover: Scene;
}

/** A book that lives at the flipbook host; the library has its cover alone. */
export interface EmbeddedBook {
  /** Also the host's name of the book. */
  id: string;
  title: string;
  author: string;
  description: string;
  category: Category;
  totalPages: number;
  cover: Scene;
}
