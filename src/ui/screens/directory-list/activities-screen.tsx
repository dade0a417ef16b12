import { DirectoryScreen } from './directory-screen.tsx'

/** The list of activities (DIR-01, DIR-05). */
const ActivitiesScreen = () => <DirectoryScreen kind="activities" />
export { ActivitiesScreen as default }
