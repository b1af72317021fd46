import type { ReactElement } from 'react';

/**
 * What may be shown beside something else: elements, never a bare string. A browser's translator puts
 * `<font>` in the place of a text node, and React then fails to insert or remove anything beside it.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
