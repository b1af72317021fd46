// 'Add New Book': one book after the other, the level kept from one to the next.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { newBook } from '../../../contracts/books.ts';
import { categories, levelNames, levelOf, type Category } from '../../../domain/levels.ts';
import { call, messageOf } from '../../api.ts';
import { contractResolver } from '../../contract-resolver.ts';
import { showIssues } from '../../form-issues.ts';
import { adminBooksQuery, booksQuery } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { bookDraft, type BookDraft } from './book-draft.ts';
import { CoverPreview } from './cover-preview.tsx';
import { isSessionOver } from './use-admin-session.ts';

type BookForm = z.input<typeof newBook>;

const blankBook = (category: Category): BookDraft => ({
  title: '',
  author: '',
  description: '',
  category,
  coverImageUrl: '',
  flipbookUrl: '',
  flipbookId: '',
});

export function NewBookForm({ onSessionOver }: { onSessionOver: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<BookForm, unknown, z.output<typeof newBook>>({
    resolver: contractResolver(newBook),
    defaultValues: bookDraft.read() ?? blankBook('level1'),
  });
  const { register, handleSubmit, setFocus, reset, subscribe, control, formState } = form;
  const { errors } = formState;
  const cover = useWatch({ control, name: 'coverImageUrl' });

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => bookDraft.keep(values) }),
    [subscribe],
  );

  const add = useMutation({
    mutationFn: (body: z.output<typeof newBook>) => call('POST /api/books', { body }),
    onSuccess: (_, { category }) => {
      toast({ title: 'Book added successfully!' });
      for (const { queryKey } of [adminBooksQuery(), booksQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      // Without its fields' references the form could not focus one of them right away.
      reset(blankBook(category), { keepFieldsRef: true });
      bookDraft.drop();
      setFocus('title');
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver();
      toast({
        title: 'Failed to add book',
        text: messageOf(error, 'Please try again in a moment.'),
        destructive: true,
      });
      showIssues(error, form);
    },
  });

  return (
    <Card>
      <Card.Title>Add New Book</Card.Title>
      <form
        noValidate
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(event) => void handleSubmit((book) => add.mutate(book))(event)}
      >
        <Field label="Title" required error={errors.title?.message}>
          <TextInput autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Author" hint="(optional)" error={errors.author?.message}>
          <TextInput autoComplete="off" {...register('author')} />
        </Field>
        <Field
          label="Description"
          hint="(optional)"
          error={errors.description?.message}
          className="sm:col-span-2"
        >
          <TextArea rows={3} {...register('description')} />
        </Field>
        <Field label="Category" required error={errors.category?.message} className="sm:col-span-2">
          <Select {...register('category')}>
            {categories.map((category) => (
              <option key={category} value={category}>
                Level {levelOf(category)}: {levelNames[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Cover Image URL"
          hint="(optional) A path beginning /public-objects/ or an https:// address"
          error={errors.coverImageUrl?.message}
          className="sm:col-span-2"
        >
          <TextInput inputMode="url" autoComplete="off" {...register('coverImageUrl')} />
        </Field>
        <CoverPreview address={(cover ?? '').trim()} />
        <Field
          label="Flipbook Embed URL"
          required
          error={errors.flipbookUrl?.message}
          className="sm:col-span-2"
        >
          <TextInput
            type="url"
            autoComplete="off"
            placeholder="https://online.fliphtml5.com/..."
            {...register('flipbookUrl')}
          />
        </Field>
        <Field
          label="Flipbook Book ID (optional)"
          error={errors.flipbookId?.message}
          className="sm:col-span-2"
        >
          <TextInput autoComplete="off" {...register('flipbookId')} />
        </Field>
        <Button
          type="submit"
          size="lg"
          className="sm:col-span-2 sm:justify-self-start"
          busy={add.isPending}
          busyText="Adding Book..."
        >
          Add Book
        </Button>
      </form>
    </Card>
  );
}
