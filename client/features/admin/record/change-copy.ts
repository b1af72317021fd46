// What an entry of the record says, in one sentence, and the names of its fields.
import type { Change, ChangeKind } from '../../../../contracts/record.ts';

const listFormat = new Intl.ListFormat('en-AU');

const fieldNames: Record<string, string> = {
  title: 'title',
  author: 'author',
  description: 'description',
  category: 'level',
  coverImageUrl: 'cover',
  heroImageUrl: 'picture for the celebration',
  levelReason: 'reason for the level',
  flipbookType: 'kind of book',
  flipbookUrl: 'flipbook address',
  flipbookId: 'flipbook id',
  text: 'words',
  content: 'words',
  held: 'state',
  publishAt: 'time of publishing',
  series: 'series',
  seriesNumber: 'number in the series',
  place: 'place in its level',
  order: 'order of the books',
  soundings: 'soundings',
  seconds: 'length',
  recordedAt: 'time of recording',
  role: 'role',
  endsAt: 'end',
  afterPaidMonth: 'after the paid month',
  atOnce: 'at once',
  credit: 'credit',
  // Of an import of the catalogue file.
  state: 'state',
  totalPages: 'number of pages',
  createdAt: 'time of adding',
  starReward: 'stars',
  new: 'new books',
  changed: 'changed books',
  phonics: 'heart words and soundings',
  recordings: 'recordings',
};

/** Returns the name of a field within a sentence, such as 'cover'. A field of a newer release has its own name. */
export function fieldName(field: string): string {
  const level = /^heartWords(\d)$/.exec(field)?.[1];
  return level ? `heart words of Level ${level}` : (fieldNames[field] ?? field);
}

/** Returns the names of the fields as a list, such as 'title, words and level'. */
const listFields = (fields: readonly string[]): string =>
  listFormat.format([...new Set(fields.map(fieldName))]);

const voiceNames: Record<string, string> = { sound: 'sound', prompt: 'prompt', word: 'word' };

/** Returns what a recording is of, such as 'the sound “sh”'. Its id is a key such as 'sound/sh'. */
function recordedOf({ subject }: Change): string {
  const [kind = ''] = subject?.id.split('/') ?? [];
  return `the ${voiceNames[kind] ?? 'recording'} “${subject?.name ?? ''}”`;
}

const nameOf = ({ subject }: Change): string => `“${subject?.name ?? ''}”`;
/** The owner whom a change is about. */
const ownerOf = ({ subject, by }: Change): string => subject?.name ?? by;
/** ' of Robin' for a change that somebody else made, such as the command line. */
const ofOwner = (change: Change): string =>
  ownerOf(change) === change.by ? '' : ` of ${ownerOf(change)}`;
/** 'an owner' or 'an editor': an invitation is named by its role. */
const roleOf = ({ subject }: Change): string => `an ${subject?.name ?? 'owner'}`;

/** A family has no name here, and no id any more once its account is deleted. */
const familyOf = ({ subject }: Change): string =>
  subject === null ? 'a family that has left' : `the family ${subject.id}`;

/** When an owner has let a subscription end. The entries of an older release do not say. */
function whenEnded({ fields }: Change): string {
  if (fields.includes('afterPaidMonth')) return ' after the paid month';
  return fields.includes('atOnce') ? ' at once' : '';
}

const sentences: Record<ChangeKind, (change: Change) => string> = {
  'book.added': (change) => `added ${nameOf(change)}`,
  'book.changed': (change) => `changed the ${listFields(change.fields)} of ${nameOf(change)}`,
  'book.deleted': (change) => `deleted ${nameOf(change)}`,
  'book.restored': (change) => `restored earlier words of ${nameOf(change)}`,
  'book.levelled': (change) => `moved ${nameOf(change)} to another level`,
  'book.published': (change) => `published ${nameOf(change)}`,
  'book.drafted': (change) => `made ${nameOf(change)} a draft`,
  'book.hidden': (change) => `hid ${nameOf(change)}`,
  'book.scheduled': (change) => `scheduled ${nameOf(change)}`,
  'catalogue.imported': () => 'imported a catalogue file',
  'level.ordered': ({ subject }) => `put the books of ${subject?.name ?? 'a level'} in order`,
  'level.as_taught': ({ subject }) =>
    `returned ${subject?.name ?? 'a level'} to the order as taught`,
  'phonics.changed': (change) => `changed the ${listFields(change.fields)}`,
  'recording.kept': (change) => `recorded ${recordedOf(change)}`,
  'recording.deleted': (change) => `deleted the recording of ${recordedOf(change)}`,
  'narration.kept': (change) => `recorded words of ${nameOf(change)}`,
  'narration.deleted': (change) => `deleted a recording of ${nameOf(change)}`,
  'owner.invited': (change) => `invited ${roleOf(change)}`,
  'owner.joined': (change) =>
    ownerOf(change) === change.by ? 'joined by an invitation' : `added ${ownerOf(change)}`,
  'owner.role_changed': (change) => `changed the role of ${ownerOf(change)}`,
  'owner.removed': (change) => `removed ${ownerOf(change)}`,
  'owner.password_changed': (change) => `changed the password${ofOwner(change)}`,
  'owner.second_factor_on': (change) => `turned on the second factor${ofOwner(change)}`,
  'owner.second_factor_off': (change) => `turned off the second factor${ofOwner(change)}`,
  'owner.session_ended': () => 'ended a session',
  'invitation.withdrawn': (change) => `withdrew the invitation of ${roleOf(change)}`,
  'family.end_asked': (change) =>
    `asked Stripe to end the subscription of ${familyOf(change)}${whenEnded(change)}, which Stripe has not confirmed`,
  'family.subscription_ended': (change) =>
    `ended the subscription of ${familyOf(change)}${whenEnded(change)}`,
  'family.month_asked': (change) =>
    `asked Stripe to give ${familyOf(change)} a month free, which Stripe has not confirmed`,
  'family.free_month': (change) => `gave ${familyOf(change)} a month free`,
};

/** Returns what was done, such as 'Kim changed the words of “Sam”'. */
export function sentenceOf(change: Change): string {
  const sentence = sentences[change.kind as ChangeKind] as ((of: Change) => string) | undefined;
  return `${change.by} ${sentence?.(change) ?? 'changed something that this page does not know yet'}`;
}
