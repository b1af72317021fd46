import { Card } from '../../../ui/card.tsx';

const steps = [
  {
    title: 'Publish the book',
    text: 'Upload the book to your flipbook service, such as FlipHTML5, and publish it.',
  },
  {
    title: 'Open its sharing settings',
    text: 'Choose Share or Embed for the published book. The service shows a link and an embed code.',
  },
  {
    title: 'Copy it into the form',
    text: 'Copy the address that begins with https://, or the whole embed code, and paste it into Flipbook Embed URL.',
  },
];

/** How to obtain the embed URL. */
export function HelpCard() {
  return (
    <Card>
      <Card.Title>How to get the embed URL</Card.Title>
      <ol className="flex flex-col gap-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-wash font-display text-xl font-semibold text-sea-deep"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-display text-lg font-semibold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
