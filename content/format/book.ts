// The format of a demo book: words and scenes as data, one folder per book. Texts use typographic punctuation:
// “ ” for speech, ’ for an apostrophe, … for a pause.
import type { Category } from '../../domain/levels.ts';
import type { Scene } from '../pictures/scene.ts';

export interface Page {
  /** A few short sentences. Each line is a paragraph; a new speaker starts a new one. */
  text: string;
  scene: Scene;
  /** The alternative text of the picture. It need not be decodable. */
  alt: string;
}

export interface InlineBook {
  /** Slug, `/^[A-Za-z0-9_-]{1,64}$/`; also the name of the book's folder. */
  id: string;
  title: string;
  author: string;
  description: string;
  category: Category;
  pages: readonly Page[];
  cover: Scene;
}

/** A book that the flipbook host serves. The library has only its cover. */
export interface EmbeddedBook {
  /** Also the id at the flipbook host. */
  id: string;
  title: string;
  author: string;
  description: string;
  category: Category;
  /** The text of each page, as the host shows it. */
  texts: readonly string[];
  cover: Scene;
}
