const advice = [
  'A small, soft room: a wardrobe of clothes is good. Switch off what hums.',
  'A microphone that plugs in, 15 to 20 centimetres from your mouth and a little to the side.',
  'Say the sound, not the name of the letter: sss, not ess. In a word with r at its end, say no r.',
  'Hold only what can be held. Let p, t, k and ch go like a whisper, and b, d, g and j as short as can be: b, not buh.',
  'Three takes of each sound take about half an hour in all. You may stop at any time.',
];

/** Tells the owner how to record well. */
export function RecordWell() {
  return (
    <details className="mb-5">
      <summary className="flex min-h-12 items-center font-bold text-sea-deep">
        How to record well
      </summary>
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-6">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
