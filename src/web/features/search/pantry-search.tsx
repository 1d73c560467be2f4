import { useQuery } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import { MAX_AT_HAND, SEARCH_MAX, SEARCH_PAGE } from '#contract/search.ts'
import { pantryQuery } from '#web/data/search.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { useHeirFocus } from '#web/ui/use-heir-focus.ts'
import { searchWords } from '#web/words/search.ts'
import { useWords } from '#web/words/words.ts'
import { FoodBox } from './food-box.tsx'
import { HitCard } from './hit-card.tsx'
import { HitList } from './hit-list.tsx'

interface PantrySearchProps {
  renderPicture: (recipe: RecipeCard) => ReactNode
}

/** The search for recipes by ingredients at hand, which are stored in the address. */
export function PantrySearch({ renderPicture }: PantrySearchProps) {
  const t = useWords(searchWords)
  const { have, setHave } = useHave()
  const field = useRef<HTMLInputElement>(null)
  const { list, leave } = useHeirFocus(have, field)
  const [said, setSaid] = useState('')
  const full = have.length >= MAX_AT_HAND

  function add(names: string[]) {
    setHave([...have, ...names])
    setSaid(t.saidAdded({ names: names.join(', ') }))
  }
  function remove(name: string) {
    setHave(have.filter((one) => one !== name))
    setSaid(t.saidRemoved({ name }))
  }

  return (
    <>
      <p className="mb-3 max-w-prose text-ink-soft">{t.sayWhat}</p>
      <FoodBox
        onAdd={add}
        onTakeBack={() => {
          const last = have.at(-1)
          if (last) remove(last)
        }}
        disabled={full}
        field={field}
      />
      {have.length > 0 && (
        <ul ref={list} aria-label={t.youHave} className="mt-4 flex flex-wrap gap-2">
          {have.map((name) => (
            <li
              key={name}
              className="inline-flex items-center rounded-full border border-accent bg-accent-tint pl-3.5 text-small font-semibold text-accent-strong"
            >
              {name}
              <button
                type="button"
                aria-label={t.removeNamed({ name })}
                data-remove
                onClick={() => {
                  leave(name)
                  remove(name)
                }}
                className="grid size-9 place-items-center rounded-full pointer-coarse:size-11"
              >
                <X {...icon} className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {full && <p className="mt-3 text-ink-soft">{t.full}</p>}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <div className="mt-8">
        <h2 className="sr-only">{t.youCanMake}</h2>
        {have.length > 0 ? (
          <Makeable key={have.join(',')} have={have} renderPicture={renderPicture} />
        ) : (
          <EmptyState title={t.inKitchen} text={t.inKitchenText} />
        )}
      </div>
    </>
  )
}

function Makeable({ have, renderPicture }: PantrySearchProps & { have: string[] }) {
  const t = useWords(searchWords)
  const [limit, setLimit] = useState(SEARCH_PAGE)
  const { data, error, isFetching, refetch } = useQuery(pantryQuery(have, limit))
  return (
    <section aria-label={t.youCanMake}>
      <HitList
        label={t.fewestMissing}
        hits={data?.hits}
        keyOf={({ recipe }) => recipe.id}
        renderHit={({ recipe, missing, used }) => (
          <HitCard recipe={recipe} picture={renderPicture(recipe)} title={recipe.title}>
            {missing.length === 0 ? (
              <p className="flex items-center gap-1.5 font-semibold text-leaf">
                <CircleCheck {...icon} className="size-4.5" />
                {t.everything}
              </p>
            ) : (
              <p>
                <span className="font-semibold text-ink">{t.missing}</span> {inFew(missing)}
              </p>
            )}
            <p>
              <span className="font-semibold">{t.uses}</span> {inFew(used)}
            </p>
          </HitCard>
        )}
        error={error}
        onRetry={() => refetch()}
        more={data?.more ?? false}
        limit={limit}
        onMore={() => setLimit(Math.min(SEARCH_MAX, limit * 2))}
        isFetching={isFetching}
        empty={<EmptyState title={t.nothingUses} text={t.nothingUsesText} />}
      />
    </section>
  )
}

const NAMED = 8

/** Shortens a list of names, as in `salt, butter and 3 more`. */
const inFew = (names: readonly string[]): string =>
  names.length <= NAMED + 1
    ? names.join(', ')
    : searchWords.get().andMore(names.length - NAMED, { names: names.slice(0, NAMED).join(', ') })

/** The ingredients at hand from the address, without repetitions, and their setter. */
function useHave() {
  const [params, setParams] = useSearchParams()
  const have = oneEach((params.get('have') ?? '').split(','))
  const setHave = (next: string[]) => {
    const changed = new URLSearchParams(params)
    const names = oneEach(next)
    if (names.length > 0) changed.set('have', names.join(','))
    else changed.delete('have')
    setParams(changed, { replace: true, preventScrollReset: true })
  }
  return { have, setHave }
}

function oneEach(names: string[]): string[] {
  const byName = new Map(
    names
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name.toLowerCase(), name]),
  )
  return [...byName.values()].slice(0, MAX_AT_HAND)
}
