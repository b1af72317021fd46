// The texts of the forms for a new and for a stored book.

export interface EditorCopy {
  title: string;
  submit: string;
  busy: string;
  anyway: string;
  saved: string;
  failed: string;
}

export const newBookCopy: EditorCopy = {
  title: 'New Book',
  submit: 'Add Book',
  busy: 'Adding Book...',
  anyway: 'Add anyway',
  saved: 'Book added successfully!',
  failed: 'Failed to add book',
};

export const storedBookCopy: EditorCopy = {
  title: 'Edit Book',
  submit: 'Save Changes',
  busy: 'Saving...',
  anyway: 'Save anyway',
  saved: 'Book saved successfully!',
  failed: 'Failed to save book',
};
