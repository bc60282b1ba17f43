import { placeMenu } from '../place-menu';

// Stands right behind the menu and runs before the first paint.
placeMenu();
