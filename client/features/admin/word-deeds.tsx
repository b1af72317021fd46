import { Button } from '../../ui/button.tsx';

/** What can be done about a word that is taught at no level. */
export function WordDeeds({
  word,
  onTeachWhole,
  onSound,
}: {
  word: string;
  onTeachWhole: () => void;
  onSound: () => void;
}) {
  const deeds = [
    { name: 'Teach it whole', onClick: onTeachWhole },
    { name: 'Say how it is sounded', onClick: onSound },
  ];
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2">
      {deeds.map(({ name, onClick }) => (
        <Button key={name} variant="quiet" className="px-3!" onClick={onClick}>
          {name}
          <span className="sr-only"> ({word})</span>
        </Button>
      ))}
    </div>
  );
}
