import { expect, test } from 'vitest'
import { forAppliance } from '#kitchen/refine/appliances/index.ts'
import { sampled } from '#testing/sampled.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const { recipes } = await testCookbook()

test.each(['grill', 'air fryer', 'oven', 'no grill'])(
  'no recipe loses half of a sentence for: %s',
  (tool) => {
    const cut = sampled(recipes, 32)
      .flatMap(({ draft, slug }) => {
        const outcome = forAppliance(draft, tool)
        return outcome.kind === 'changed' ? outcome.draft.instructions.map((step) => `${slug}: ${step}`) : []
      })
      .filter((step) => /\b(?:olive|vegetable|neutral|of|the|with|and|or|in a)\.(?:\s|$)/.test(step))
    expect(cut).toEqual([])
  },
)
