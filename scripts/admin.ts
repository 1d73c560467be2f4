import { subscriptionStatuses } from '#contract/common.ts'
import { appendAudit } from '#server/stores/audit.ts'
import { setAdminByEmail, setOverrideByEmail } from '#server/stores/users.ts'
import { openForCommand } from './command-database.ts'

/**
 * `npm run admin -- grant EMAIL` or `revoke EMAIL` flags a cook as administrator; `status EMAIL active` overrides what
 * the card provider says of a subscription, `status EMAIL clear` ends that. Each is written down.
 */
const [command = '', email = '', value = ''] = process.argv.slice(2)
const override = subscriptionStatuses.find((status) => status === value) ?? null
const isKnown =
  command === 'status' ? override !== null || value === 'clear' : ['grant', 'revoke'].includes(command)
if (!isKnown || !email) {
  console.error(
    `Usage: npm run admin -- grant EMAIL | revoke EMAIL | status EMAIL ${subscriptionStatuses.join('|')}|clear`,
  )
  process.exit(2)
}

const outcomes: Record<string, string> = {
  grant: 'is an administrator now',
  revoke: 'is no administrator any more',
  status: override ? `counts as ${override} now` : 'counts as what the card provider says',
}

const { database } = await openForCommand()
try {
  const { db } = database
  const at = new Date()
  const ids =
    command === 'status'
      ? await setOverrideByEmail(db, email, override, at)
      : await setAdminByEmail(db, email, command === 'grant', at)
  for (const subjectId of ids) {
    await appendAudit(db, {
      at,
      actorId: null,
      actorLabel: 'command line',
      subjectId,
      action: `admin.${command}`,
      ...(command === 'status' && { detail: { override } }),
    })
  }
  if (ids.length === 0) {
    console.error(`Nobody here has the address ${email}. They must have signed in once.`)
    process.exitCode = 1
  } else {
    console.log(`${email} ${outcomes[command]}.`)
  }
} finally {
  await database.close()
}
