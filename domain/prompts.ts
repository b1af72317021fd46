// The prompts: the short texts of the interface that a child can have said. The device's voice says
// them until the owner has recorded them. Each is in use, and where it is also shown, the screen takes
// its text from here.

const texts = {
  // The library
  'welcome-back': 'Welcome back',
  'first-book': 'Your first book is waiting for you.',
  'next-book': 'Your next book is waiting for you.',
  'your-book': 'Your book is waiting for you.',
  'read-again': 'You have read every book. Which one shall we read again?',
  'every-book-read': 'You have read every book here!',
  'pick-a-book': 'Pick a book and earn a gold star.',
  'warm-up': 'Warm up',

  // Who is reading
  'who-is-reading': 'Who is reading?',

  // The warm-up
  'read-this-word': 'Read this word.',
  'tap-help-me': 'Stuck? Tap ‘Help me’.',
  'sound-it-out': 'Sound it out',
  'learn-by-heart': 'Learn this word by heart',
  'learn-part-by-heart': 'Learn this part by heart',
  'learn-parts-by-heart': 'Learn these parts by heart',
  'ask-a-grown-up': 'Ask a grown-up',
  'well-done': 'Well done!',
  'warmed-up': 'You are warmed up.',
  'now-your-book': 'Now read your book.',
  'no-words': 'No words to warm up with',
  'practise-next-time': 'Tap a hard word in a book, and you can practise it here next time.',

  // The reader
  'tap-a-word': 'Tap a word you are stuck on.',
  'hear-yourself': 'Hold the button, read the page, let go. Then hear yourself!',

  // The end of a book
  'book-complete': 'Book Complete!',
  'star-earned': 'You earned 1 gold star!',
  'star-before': 'You already have the star for this book.',
  'one-print': 'That is one paw print!',
  'two-prints': 'That is two paw prints!',
  'three-prints': 'That is all three paw prints!',
  'all-prints': 'You have all three paw prints. Well read!',
  'print-tomorrow': 'See you tomorrow for the next paw print.',
  'print-for-reading': 'Read it page by page to earn a paw print.',
  'well-read': 'Well read!',
  'star-later':
    'There is no connection right now. The book is saved as finished, and the gold star comes as soon as you are online.',
  'reading-saved': 'There is no connection right now. We have saved that you read it.',
  listened: 'You listened to this book!',
  'star-for-reading': 'Read it yourself to earn the gold star.',
  'listening-saved': 'There is no connection right now. We have saved that you listened.',
  'read-it-to-me': 'Now read it to me',

  // The account page
  hello: 'Hello! I can help you read.',
} as const;

export type PromptId = keyof typeof texts;

/** The text of a prompt, as it is shown and said. */
export const promptText = (id: PromptId): string => texts[id];

/** All prompts, in the order in which a child meets them. */
export const prompts = (Object.keys(texts) as PromptId[]).map((id) => ({ id, text: texts[id] }));
