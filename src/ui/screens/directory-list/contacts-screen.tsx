import { DirectoryScreen } from './directory-screen.tsx'

/** The list of contacts (DIR-03). */
const ContactsScreen = () => <DirectoryScreen kind="contacts" />
export { ContactsScreen as default }
