import { useQuery } from '@tanstack/react-query'
import { MAX_NOTES_LENGTH } from '#contract/limits.ts'
import { notesQuery } from '#web/data/notes.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type SavingState, useAutosave } from './use-autosave.ts'

/** A cook's own notes on a recipe: for nobody else, saved while they are written. */
export function RecipeNotes({ recipeId }: { recipeId: string }) {
  const { data, error, refetch } = useQuery(notesQuery(recipeId))
  return (
    <Section id="notes" title="Notes">
      {data ? (
        <NotesField key={recipeId} recipeId={recipeId} saved={data.notes} />
      ) : error ? (
        <Notice
          tone="error"
          actions={
            <Button size="sm" variant="secondary" onClick={() => refetch()}>
              Try Again
            </Button>
          }
        >
          {messageOf(error, 'Your notes could not be loaded. They are safe.')}
        </Notice>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Section>
  )
}

function NotesField({ recipeId, saved }: { recipeId: string; saved: string }) {
  const { text, state, theirs, write, saveNow, keepMine, takeTheirs } = useAutosave(recipeId, saved)
  return (
    <>
      <Textarea
        aria-label="Notes"
        aria-describedby="notes-hint"
        placeholder="Less salt next time. Ida loved it."
        maxLength={MAX_NOTES_LENGTH}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={saveNow}
        className="field-sizing-content"
      />
      <p
        id="notes-hint"
        className="mt-1.5 flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ink-soft"
      >
        <span>Only you see these, also when you share the recipe.</span>
        <span role="status" className="font-semibold">
          {words[state]}
        </span>
        {state === 'failed' && (
          <Button variant="link" size="inline" onClick={saveNow}>
            Try Again
          </Button>
        )}
      </p>
      {theirs !== null && (
        <Notice
          tone="info"
          className="mt-3"
          title="These notes were changed elsewhere"
          actions={
            <>
              <Button size="sm" onClick={keepMine}>
                Keep mine
              </Button>
              <Button size="sm" variant="secondary" onClick={takeTheirs}>
                Use the other
              </Button>
            </>
          }
        >
          <span className="whitespace-pre-wrap break-words">{theirs || 'There they are empty.'}</span>
        </Notice>
      )}
    </>
  )
}

const words: Record<SavingState, string> = {
  saved: '',
  justSaved: 'Saved',
  waiting: 'Saving…',
  failed: 'Not saved. Your words are kept in this browser.',
  conflict: 'Not saved yet',
}
