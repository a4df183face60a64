### Les villes de la carte.

town_orleans = Orléans
town_chartres = Chartres
town_etampes = Étampes
town_lemans = Le Mans
town_chateaudun = Châteaudun
town_montargis = Montargis
town_vendome = Vendôme
town_blois = Blois
town_briare = Briare
town_tours = Tours
town_chinon = Chinon
town_montrichard = Montrichard
town_vierzon = Vierzon
town_loches = Loches
town_bourges = Bourges
town_sancerre = Sancerre
town_chatellerault = Châtellerault
town_leblanc = Le Blanc
town_chateauroux = Châteauroux
town_nevers = Nevers
town_argenton = Argenton-sur-Creuse
town_lachatre = La Châtre
town_stamand = Saint-Amand-Montrond
