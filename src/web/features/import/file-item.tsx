import { ChevronDown, CookingPot } from 'lucide-react'
import { Link } from 'react-router'
import type { ImportItem } from '#contract/imports.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Fill } from '#web/words/fill.tsx'
import { importWords } from '#web/words/import.ts'
import { importFieldsWords } from '#web/words/import-fields.ts'
import { useWords } from '#web/words/words.ts'
import { remarksOn } from './file-words.ts'

interface FileItemProps {
  item: ImportItem
  /** The checkbox of the recipe; undefined after the choice was made. */
  choice?: { chosen: boolean; onChange: (chosen: boolean) => void }
}

/** A recipe of an import file: its checkbox, its duplicate in the collection, and the import report. */
export const FileItem = ({ item, choice }: FileItemProps) => {
  const t = useWords(importWords)
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      {choice && (
        <label className="-m-2 flex min-h-11 min-w-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            checked={choice.chosen}
            onChange={({ target }) => choice.onChange(target.checked)}
            aria-label={t.importNamed({ title: item.title })}
            className="size-5 accent-(--color-accent)"
          />
        </label>
      )}
      <div className="flex h-12 w-16 shrink-0 items-center justify-center overflow-hidden rounded-md bg-accent-tint text-accent">
        {!item.imageUrl && <CookingPot {...icon} className="size-6" />}
        {item.imageUrl && (
          <img
            src={item.imageUrl.replace('.webp', '-480.webp')}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className={cx('min-w-0 flex-1', choice && !choice.chosen && 'opacity-70')}>
        <p className="font-semibold break-words">
          {item.recipeId ? (
            <Link to={paths.recipe(item.recipeId)} className="text-accent underline underline-offset-4">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </p>
        <p className="text-small text-ink-soft">
          {[
            t.ingredients(item.ingredients),
            t.steps(item.steps),
            ...(item.folder ? [t.inFolder({ folder: item.folder })] : []),
          ].join(' · ')}
        </p>
        {item.duplicateOf && <Already duplicate={item.duplicateOf} />}
        <Details item={item} />
      </div>
      {!choice && <Badge tone={item.state === 'saved' ? 'leaf' : 'plain'}>{t[item.state]}</Badge>}
    </li>
  )
}

const Already = ({ duplicate }: { duplicate: NonNullable<ImportItem['duplicateOf']> }) => {
  const t = useWords(importWords)
  return (
    <p className="text-small">
      {duplicate.id ? (
        <Fill
          text={duplicate.exact ? t.alreadyExact : t.already}
          parts={{
            recipe: (
              <Link
                to={paths.recipe(duplicate.id)}
                target="_blank"
                className="text-accent underline underline-offset-4"
              >
                {duplicate.title}
              </Link>
            ),
          }}
        />
      ) : (
        t.twice
      )}
    </p>
  )
}

function Details({ item }: { item: ImportItem }) {
  const t = useWords(importWords)
  const names = { ...useWords(importFieldsWords), rating: t.rating, tools: t.tools, other: t.also }
  const remarks = remarksOn(item)
  return (
    <details className="group text-small">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <ChevronDown {...icon} className="size-4.5 shrink-0 group-open:rotate-180" />
        {remarks > 0 ? t.remarks(remarks) : t.whatWasKept}
      </summary>
      <dl className="mt-1 grid gap-1">
        {item.report.map(({ field, outcome, note }, index) => (
          // The report never changes, so the order of its entries identifies them.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">
              {names[field]}, {t[outcome]}
            </dt>
            <dd className="min-w-0 break-words text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
      {item.findings.length > 0 && (
        <>
          <p className="mt-2 font-semibold">{t.kitchenFound}</p>
          <ul className="list-disc pl-5 text-ink-soft">
            {item.findings.map(({ rule, place, message }) => (
              <li key={`${rule} ${place}`}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
