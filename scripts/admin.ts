import { appendAudit } from '#server/stores/audit.ts'
import { setAdminByEmail } from '#server/stores/users.ts'
import { openForCommand } from './command-database.ts'

/** `npm run admin -- grant EMAIL` or `revoke EMAIL`: flags a cook as administrator, and writes it down. */
const [command, email] = process.argv.slice(2)
if ((command !== 'grant' && command !== 'revoke') || !email) {
  console.error('Usage: npm run admin -- grant EMAIL, or: npm run admin -- revoke EMAIL')
  process.exit(2)
}

const { database } = await openForCommand()
try {
  const { db } = database
  const at = new Date()
  const ids = await setAdminByEmail(db, email, command === 'grant', at)
  for (const subjectId of ids) {
    await appendAudit(db, {
      at,
      actorId: null,
      actorLabel: 'command line',
      subjectId,
      action: `admin.${command}`,
    })
  }
  if (ids.length === 0) {
    console.error(`Nobody here has the address ${email}. They must have signed in once.`)
    process.exitCode = 1
  } else {
    console.log(
      `${email} ${command === 'grant' ? 'is an administrator now' : 'is no administrator any more'}.`,
    )
  }
} finally {
  await database.close()
}
