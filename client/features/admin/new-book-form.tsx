// 'Add New Book': one book after the other, the level kept from one to the next.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { newBook } from '../../../contracts/books.ts';
import type { Category } from '../../../domain/levels.ts';
import { call, messageOf } from '../../api.ts';
import { contractResolver } from '../../contract-resolver.ts';
import { showIssues } from '../../form-issues.ts';
import { adminBooksQuery, booksQuery } from '../../queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { bookDraft, type BookDraft } from './book-draft.ts';
import { BookPreview } from './book-preview.tsx';
import { HelpCard } from './help-card.tsx';
import { NewBookFields } from './new-book-fields.tsx';
import { isTitleTaken } from './titles.ts';
import { isSessionOver } from './use-admin-session.ts';

const FAILED = 'Failed to add book';

const blankBook = (category: Category): BookDraft => ({
  title: '',
  author: '',
  description: '',
  category,
  coverImageUrl: '',
  flipbookUrl: '',
  flipbookId: '',
});

/** The form, and beside it what becomes of its words and how to come by an address. */
export function NewBookForm({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const books = useQuery(adminBooksQuery());
  const form = useForm<BookDraft, unknown, z.output<typeof newBook>>({
    resolver: contractResolver(newBook),
    defaultValues: bookDraft.read() ?? blankBook('level1'),
  });
  const { handleSubmit, setFocus, reset, subscribe, control } = form;
  const typed = { ...form.getValues(), ...useWatch({ control }) };
  const [address, setAddress] = useState(() => form.getValues('flipbookUrl'));

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
      setAddress('');
      bookDraft.drop();
      setFocus('title');
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(FAILED);
      toast({
        title: FAILED,
        text: messageOf(error, 'Please try again in a moment.'),
        destructive: true,
      });
      showIssues(error, form);
    },
  });

  return (
    <>
      <Card>
        <Card.Title>Add New Book</Card.Title>
        <form
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => void handleSubmit((book) => add.mutate(book))(event)}
        >
          <NewBookFields
            form={form}
            cover={typed.coverImageUrl ?? ''}
            // Once it is being added, the list will have it.
            titleTaken={!add.isPending && isTitleTaken(typed.title, books.data ?? [])}
            onAddress={setAddress}
          />
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
      <div className="flex min-w-0 flex-col gap-6">
        <BookPreview draft={typed} address={address} />
        <HelpCard />
      </div>
    </>
  );
}
