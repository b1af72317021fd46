// What a demo book is made of: words and scenes as data, one folder a book. All words are set as books
// are printed: “ ” for speech, ’ for an apostrophe, … for a pause.
import type { Category } from '../../domain/levels.ts';
import type { Scene } from '../pictures/scene.ts';

export interface Page {
  /** A few short sentences. Each line is a paragraph; whoever answers begins a new one. */
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
  /** Its words, a text for each page, as the host shows them. */
  texts: readonly string[];
  cover: Scene;
}
