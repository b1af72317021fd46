// The series of a new book. The specified form does not ask for one, so its fields come when the owner wants them.
import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { BookForm } from '../drafts/book-form.ts';
import { SeriesFields } from './series-fields.tsx';

export function OptionalSeries({ form }: { form: BookForm }) {
  const { control, setFocus } = form;
  const isTyped = useWatch({ control, name: ['series', 'seriesNumber'] }).some(Boolean);
  const [isShown, setIsShown] = useState(isTyped);
  // A field that is emptied stays below the cursor.
  if (isTyped && !isShown) setIsShown(true);
  if (isShown) return <SeriesFields form={form} />;
  const show = () => {
    flushSync(() => setIsShown(true));
    // The button has gone, and with it the focus.
    setFocus('series');
  };
  return (
    <Button variant="quiet" className="justify-self-start" onClick={show}>
      <ListOrdered aria-hidden="true" />
      Put it in a series
    </Button>
  );
}
