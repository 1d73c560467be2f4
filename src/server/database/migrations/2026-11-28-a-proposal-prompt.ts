import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Version of the instructions that a model was given for a proposal; null for the built-in kitchen's. */
export const proposalPrompt: Migration = {
  name: '2026-11-28-a-proposal-prompt',
  async up(db) {
    await sql`alter table refine_proposals add column prompt_version text`.execute(db)
  },
}
