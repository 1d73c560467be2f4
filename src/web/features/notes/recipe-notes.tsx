import { useQuery } from '@tanstack/react-query'
import { MAX_NOTES_LENGTH } from '#contract/limits.ts'
import { notesQuery } from '#web/data/notes.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { commonWords } from '#web/words/common.ts'
import { notesWords } from '#web/words/notes.ts'
import { useWords } from '#web/words/words.ts'
import { useAutosave } from './use-autosave.ts'

/** A cook's private notes on a recipe, saved during typing. */
export function RecipeNotes({ recipeId }: { recipeId: string }) {
  const t = useWords(notesWords)
  const common = useWords(commonWords)
  const { data, error, refetch } = useQuery(notesQuery(recipeId))
  return (
    <Section id="notes" title={t.notes}>
      {data ? (
        <NotesField key={recipeId} recipeId={recipeId} saved={data.notes} />
      ) : error ? (
        <Notice
          tone="error"
          actions={
            <Button size="sm" variant="secondary" onClick={() => refetch()}>
              {common.retry}
            </Button>
          }
        >
          {messageOf(error, t.loadFailed)}
        </Notice>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Section>
  )
}

function NotesField({ recipeId, saved }: { recipeId: string; saved: string }) {
  const t = useWords(notesWords)
  const common = useWords(commonWords)
  const { text, state, theirs, write, saveNow, keepMine, takeTheirs } = useAutosave(recipeId, saved)
  return (
    <>
      <Textarea
        aria-label={t.notes}
        aria-describedby="notes-hint"
        placeholder={t.example}
        maxLength={MAX_NOTES_LENGTH}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={saveNow}
        className="field-sizing-content"
      />
      <p id="notes-hint" className="mt-1.5 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
        <span>{t.onlyYou}</span>
        <span role="status" className="font-semibold">
          {state === 'saved' ? '' : t[state]}
        </span>
        {state === 'failed' && (
          <Button variant="link" size="inline" onClick={saveNow}>
            {common.retry}
          </Button>
        )}
      </p>
      {theirs !== null && (
        <Notice
          tone="info"
          className="mt-3"
          title={t.elsewhere}
          actions={
            <>
              <Button size="sm" onClick={keepMine}>
                {t.keepMine}
              </Button>
              <Button size="sm" variant="secondary" onClick={takeTheirs}>
                {t.useOther}
              </Button>
            </>
          }
        >
          <span className="whitespace-pre-wrap break-words">{theirs || t.otherEmpty}</span>
        </Notice>
      )}
    </>
  )
}
