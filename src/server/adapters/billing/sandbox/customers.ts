import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { BillingError, type BillingUser, type ProviderCard } from '#server/ports/billing.ts'
import type { Books } from './books.ts'
import { noteEvent } from './events.ts'
import { newId } from './ids.ts'

/** Creates the customer of a user or updates its address; the database refuses a second customer. */
export async function ensureCustomer({ db, now }: Books, { id, email }: BillingUser): Promise<string> {
  const row = await db
    .insertInto('sbx_customers')
    .values({ id: newId('cus'), reference: id, email, created_at: await now() })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findCustomer(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sbx_customers')
    .select('id')
    .where('reference', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findCard(db: Queryable, customerId: string): Promise<ProviderCard | null> {
  const row = await db
    .selectFrom('sbx_customers')
    .select(['card_brand', 'card_last4'])
    .where('id', '=', customerId)
    .executeTakeFirst()
  return row?.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null
}

/** Deletes a customer; the rows that belong to it follow by their foreign keys. */
export async function deleteCustomer({ db, clock, now }: Books, customerId: string): Promise<void> {
  const at = await now()
  await transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('sbx_customers')
      .where('id', '=', customerId)
      .executeTakeFirst()
    if (numDeletedRows > 0n) {
      await noteEvent(tx, 'customer.deleted', { customer: customerId }, { at, dueAt: clock.now() })
    }
  })
}

export const noSuch = (what: string) => new BillingError('not_found', `The sandbox has no such ${what}.`)
