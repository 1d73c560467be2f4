import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportItem, ImportJob } from '#contract/imports.ts'
import { foldersQuery } from '#web/data/folders.ts'
import { useForgetImport, useSaveImport } from '#web/data/imports.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { commonWords } from '#web/words/common.ts'
import { importWords } from '#web/words/import.ts'
import { useWords } from '#web/words/words.ts'
import { FileItems } from './file-items.tsx'
import { appName, parts as knownParts } from './file-words.ts'
import { UnreadParts } from './unread-parts.tsx'

const AS_IN_FILE = 'as-in-file'
const NO_FOLDER = 'none'

/** The review of an import file before anything is saved: the cook chooses the recipes and their folder. */
export function FileReview({ job, onForgotten }: { job: ImportJob; onForgotten: () => void }) {
  const t = useWords(importWords)
  const common = useWords(commonWords)
  const { recipes, folders, parts } = job
  const [duplicates, setDuplicates] = useState<'skip' | 'keep'>('skip')
  /** Checkboxes that the cook has set by hand; they stay so, whatever the rule for duplicates says. */
  const [byHand, setByHand] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [duplicatesByHand, setDuplicatesByHand] = useState<ReadonlySet<number>>(new Set())
  const [folder, setFolder] = useState<string>(AS_IN_FILE)
  const [withParts, setWithParts] = useState(true)
  const { data: ownFolders = [] } = useQuery(foldersQuery)
  const save = useSaveImport(job.id)
  const forget = useForgetImport(job.id)

  const isChosen = ({ position, duplicateOf }: ImportItem) =>
    byHand.get(position) ?? !(duplicateOf && duplicates === 'skip')
  const setChosen = (item: ImportItem) => (chosen: boolean) => {
    setByHand(new Map(byHand).set(item.position, chosen))
    if (item.duplicateOf) setDuplicatesByHand(new Set(duplicatesByHand).add(item.position))
  }
  const count = chosenCount(recipes, duplicates, byHand, duplicatesByHand)
  const extras = parts.flatMap((part) => knownParts.find((one) => one === part) ?? [])
  const submit = () =>
    save.mutate(
      {
        duplicates,
        skip: [...byHand].flatMap(([position, chosen]) => (chosen ? [] : [position])),
        keep: [...byHand].flatMap(([position, chosen]) => (chosen ? [position] : [])),
        folder: folder === NO_FOLDER ? null : folder,
        parts: withParts,
      },
      {
        onError: (error) =>
          tellFailure(error, {
            title: t.importFailed,
            description: messageOf(error, t.importFailedText),
          }),
      },
    )

  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-2xl">{t.recipesIn(recipes.found, { file: job.fileName })}</h2>
        <p className="mt-1 text-ink-soft">
          {job.app && `${t.fromApp({ app: appName(job.app) })} `}
          {recipes.duplicates > 0 && `${t.haveAlready({ number: recipes.duplicates })} `}
          {t.nothingYet}
        </p>
      </div>
      {recipes.found > 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          {recipes.duplicates > 0 && (
            <Segments
              legend={t.haveThem}
              options={[
                { value: 'skip', label: t.leaveOut },
                { value: 'keep', label: t.importAgain },
              ]}
              value={duplicates}
              onChange={setDuplicates}
            />
          )}
          <Field label={t.whichFolder}>
            {(control) => (
              <Select {...control} value={folder} onChange={({ target }) => setFolder(target.value)}>
                <option value={AS_IN_FILE}>
                  {folders.length > 0 ? t.asInFileFolders(folders.length) : t.asInFile}
                </option>
                <option value={NO_FOLDER}>{t.unorganized}</option>
                {ownFolders.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      {extras.length > 0 && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={withParts}
            onChange={({ target }) => setWithParts(target.checked)}
            className="size-5 shrink-0 accent-(--color-accent)"
          />
          <span>{t.alsoBring({ parts: extras.map((part) => t[part]).join(', ') })}</span>
        </label>
      )}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap gap-3 bg-paper px-1 py-3 max-md:bottom-16">
        <Button
          onClick={submit}
          busy={save.isPending}
          disabled={count === 0 && !(withParts && extras.length > 0)}
        >
          {count > 0 ? t.importCount(count) : t.importVerb}
        </Button>
        <Button
          variant="secondary"
          busy={forget.isPending}
          onClick={() =>
            forget.mutate(undefined, {
              onSuccess: onForgotten,
              onError: (error) =>
                tellFailure(error, { title: common.error, description: messageOf(error, t.tryAgain) }),
            })
          }
        >
          {t.discard}
        </Button>
      </div>
      <UnreadParts title={t.unread(job.unread.length)} lines={job.unread} />
      {recipes.found > 0 && (
        <FileItems job={job} choiceOf={(item) => ({ chosen: isChosen(item), onChange: setChosen(item) })} />
      )}
    </div>
  )
}

/** Number of ticked checkboxes, including those on pages that are not loaded yet. */
function chosenCount(
  { found, duplicates: known }: ImportJob['recipes'],
  rule: 'skip' | 'keep',
  byHand: ReadonlyMap<number, boolean>,
  duplicatesByHand: ReadonlySet<number>,
): number {
  const untouched = {
    fresh: found - known - (byHand.size - duplicatesByHand.size),
    duplicates: known - duplicatesByHand.size,
  }
  const ticked = [...byHand.values()].filter(Boolean).length
  return untouched.fresh + (rule === 'keep' ? untouched.duplicates : 0) + ticked
}
