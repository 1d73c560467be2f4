import { subscriptionStatuses } from '#contract/common.ts'
import { openInstallation, removeApp, setDisabled } from '#identity/index.ts'
import { type PrivateFolder, privateFilesBelow } from '#identity/private-file.ts'
import type { IdentityTables } from '#identity/tables.ts'
import { openPrivateFiles } from '#server/adapters/private-files/open-private-files.ts'
import { setSubscriptionStatus } from '#server/billing/override-status.ts'
import type { Database } from '#server/database/open.ts'
import { systemClock } from '#server/ports/clock.ts'
import { appendAudit } from '#server/stores/audit.ts'
import { setDisabledByEmail } from '#server/stores/disabled-users.ts'
import { setAdminByEmail, usersByEmail } from '#server/stores/users.ts'
import { log, openBillingForCommand, openForCommand } from './command-database.ts'

/**
 * `npm run admin -- grant EMAIL` or `revoke EMAIL` makes a cook an administrator or ends that; `disable
 * EMAIL` blocks a cook and ends their sessions (the server notices within the hour that their subscription
 * must not be renewed), `enable EMAIL` unblocks them; `remove-app EMAIL` removes the authenticator app and
 * the recovery codes of a cook who has lost the app; `status EMAIL active` overrides the payment provider's
 * status of a subscription, `status EMAIL clear` ends the override; a status without Premium also ends a
 * subscription that the provider would charge again. Each command is written to the audit log.
 */
const [command = '', email = '', value = ''] = process.argv.slice(2)
const override = subscriptionStatuses.find((status) => status === value) ?? null
const plain = ['grant', 'revoke', 'disable', 'enable', 'remove-app']
const isKnown = command === 'status' ? override !== null || value === 'clear' : plain.includes(command)
if (!isKnown || !email) {
  console.error(
    `Usage: npm run admin -- ${plain.map((each) => `${each} EMAIL`).join(' | ')} | status EMAIL ${subscriptionStatuses.join('|')}|clear`,
  )
  process.exit(2)
}

const outcomes: Record<string, string> = {
  grant: 'is an administrator now',
  revoke: 'is no administrator any more',
  disable: 'is shut out now, and not charged again',
  enable: 'is let in again',
  'remove-app': 'signs in with the password alone now, and was signed out everywhere',
  status: override ? `counts as ${override} now` : 'counts as what the card provider says',
}
const by = { actorId: null, actorLabel: 'command line' }

async function identityOf(db: Database, secrets: PrivateFolder, now: Date) {
  const installation = await openInstallation(privateFilesBelow(secrets, 'identity'))
  return { db: db.withTables<IdentityTables>(), clock: { now: () => now }, installation }
}

/** Runs the command. @returns the ids of the cooks with this e-mail */
async function carryOut(db: Database, secrets: PrivateFolder): Promise<string[]> {
  const now = new Date()
  if (command === 'disable' || command === 'enable') {
    const disabled = command === 'disable'
    const users = await setDisabledByEmail(db, email, { disabled, by, now })
    const identity = await identityOf(db, secrets, now)
    for (const { identityUid } of users) await setDisabled(identity, identityUid, disabled)
    return users.map(({ id }) => id)
  }
  if (command === 'remove-app') {
    const identity = await identityOf(db, secrets, now)
    const found: string[] = []
    for (const { id, identityUid } of await usersByEmail(db, email)) {
      if (!(await removeApp(identity, identityUid))) continue
      await appendAudit(db, { at: now, ...by, subjectId: id, action: 'admin.remove-app' })
      found.push(id)
    }
    return found
  }
  if (command === 'status') {
    const found = (await usersByEmail(db, email)).map(({ id }) => id)
    const billing = await openBillingForCommand(db, secrets)
    const deps = { db, billing, clock: systemClock, log }
    for (const userId of found) await setSubscriptionStatus(deps, { userId, status: override, by, now })
    await billing?.sandbox?.close()
    return found
  }
  const ids = await setAdminByEmail(db, email, command === 'grant', now)
  for (const subjectId of ids)
    await appendAudit(db, { at: now, ...by, subjectId, action: `admin.${command}` })
  return ids
}

const { database, config } = await openForCommand()
try {
  const ids = await carryOut(database.db, await openPrivateFiles(config, { db: database.db, log }))
  if (ids.length === 0) {
    console.error(
      command === 'remove-app'
        ? `Nobody with the address ${email} has an authenticator app here.`
        : `Nobody here has the address ${email}. They must have signed in once.`,
    )
    process.exitCode = 1
  } else {
    console.log(`${email} ${outcomes[command]}.`)
  }
} finally {
  await database.close()
}
