// The series of a new book. The specified form does not ask for one, so its fields come when the owner wants them.
import { ListOrdered } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { SeriesFields } from './series-fields.tsx';

export function OptionalSeries({ form }: { form: BookForm }) {
  const { control, setFocus } = form;
  const typed = useWatch({ control, name: ['series', 'seriesNumber'] });
  const [isWanted, setIsWanted] = useState(false);
  // The button has gone, and with it the focus.
  useEffect(() => {
    if (isWanted) setFocus('series');
  }, [isWanted, setFocus]);
  if (isWanted || typed.some(Boolean)) return <SeriesFields form={form} />;
  return (
    <Button variant="quiet" className="justify-self-start" onClick={() => setIsWanted(true)}>
      <ListOrdered aria-hidden="true" />
      Put it in a series
    </Button>
  );
}
