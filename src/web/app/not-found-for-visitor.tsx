import { NotFound } from '#web/pages/not-found.tsx'
import { VisitorHeader } from './visitor-header.tsx'

export const NotFoundForVisitor = () => (
  <>
    <VisitorHeader pageLeadsIn />
    <NotFound visitor />
  </>
)
