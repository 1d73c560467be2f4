import type { Selectable } from 'kysely'
import type { Generation } from '#contract/generations.ts'
import type { GenerationsTable } from '#server/database/tables.ts'

export type GenerationRow = Selectable<GenerationsTable>

export interface GenerationKey {
  userId: string
  generationId: string
}

/** Returns the generation as the API shows it. */
export function generationFromRow(row: GenerationRow): Generation {
  return {
    id: row.id,
    kind: row.kind,
    prompt: promptOf(row.request),
    state: row.job,
    stage: row.stage as Generation['stage'], // only the contract's stages are written
    recipeId: row.recipe_id,
    problem: row.problem,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

const promptOf = (request: unknown): string | null =>
  typeof request === 'object' && request !== null && 'prompt' in request && typeof request.prompt === 'string'
    ? request.prompt
    : null
