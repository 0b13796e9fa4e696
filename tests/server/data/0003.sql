-- A database of revision 0003, made by the program of that time and loaded into SQLite and PostgreSQL alike:
-- of each game a running table in the middle of a step and a finished one, a table that waits, one with clocks.
CREATE TABLE alembic_version (
  version_num VARCHAR(32) NOT NULL, 
  CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE settings (
  name VARCHAR(40) NOT NULL, 
  value TEXT NOT NULL, 
  PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','signs nothing outside of this test');
CREATE TABLE players (
  id VARCHAR(24) NOT NULL, 
  name VARCHAR(40) NOT NULL, 
  passphrase TEXT, 
  created FLOAT NOT NULL, 
  PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('p_45bcfbc2e78d5933','Maren','$argon2id$v=19$m=65536,t=3,p=4$iGrVifYNSMOwmSpEs3pp/w$KGprUbFZRVYriiQoTFn0wSmE4e8A1/dOwD8Wc/mi/MU',1794830241.2216148);
INSERT INTO "players" VALUES('p_e0a4ab840b72c0bb','Bram',NULL,1794830243.5213444);
CREATE TABLE tokens (
  digest VARCHAR(64) NOT NULL, 
  player VARCHAR(24) NOT NULL, 
  created FLOAT NOT NULL, 
  PRIMARY KEY (digest), 
  FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "tokens" VALUES('934873bcf830033826b0608ccdd847349235cb7dd4c20e2810920fd697d211a4','p_45bcfbc2e78d5933',1794830344.8600957);
CREATE TABLE tables (
  id VARCHAR(24) NOT NULL, 
  game VARCHAR(40) NOT NULL, 
  version INTEGER NOT NULL, 
  status VARCHAR(10) NOT NULL, 
  public BOOLEAN NOT NULL, 
  host VARCHAR(24) NOT NULL, 
  invitation VARCHAR(24) NOT NULL, 
  setup TEXT NOT NULL, 
  chairs JSON NOT NULL, 
  clock JSON, 
  undo JSON, 
  snapshot TEXT, 
  created FLOAT NOT NULL, 
  updated FLOAT NOT NULL, seed VARCHAR(20), 
  PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gQeA04rL9R-P','arrival',101,'playing',true,'p_45bcfbc2e78d5933','-6qx8Wlyvpkf','3 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open','[{"kind": "human", "player": "p_45bcfbc2e78d5933", "name": "Maren", "bot": null, "resigned": false}, {"kind": "guest", "player": "p_45bcfbc2e78d5933", "name": "Bram", "bot": null, "resigned": false}, {"kind": "guest", "player": "p_45bcfbc2e78d5933", "name": "", "bot": null, "resigned": false}]','null','null','tuath-position 1 arrival 1 7e0fdb726ba0 3fbc9c4f 5fdac813 c4b67cbc
{"setup":"3 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open","seed":11,"sealed":56,"count":170,"draws":71,"known":true,"start":[3,[67109888,11269994184704,6047313954816],0,0,[68737040409,134217860,2],2111062325329920,[0,0,0,0,0,0,0,0,0,0],[0,1,2],[11,3,5],[13,5,7],[1,1,6],[1,1,0],[0,0,0],[0,0,0],[0,0,0],[[],[],[]],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[12,11,11],20,12,[22,9,5],[3,0,0],[1,1,1,0,1,0,0,0,1,1,1,0,0,0,1,1,0,0,0,1,2,2,1,2,2],[13,16,12,7,17,18],[5,6,3,22,11],11070087297236986,0,0,[11,10,6],[1,0,0],[10,10,10],12,[[1,1,2,1],[2,2,0,0],[2,1,0,2]],[[18,30],[43,52],[51,24]],[[],[],[]],180114587385861,"first_blocker",2,0,-1,2,1,0,7,[0,0,0],0,false,""],"answers":[[2,"arrival-block",2]]}
nature display cauldron_of_dagda:voluntia
nature display silver_in_the_hills:slate
nature display silver_in_the_hills:ochre
nature display cauldron_of_dagda:auteinia
nature display cu_chulainns_ruse
nature display cauldron_of_dagda:eblana
nature fomori sineach
nature fomori monghfinn
nature fomori athach
nature fomori sineach
nature top arms
nature top fame
nature top fame
nature starting-player p3
p3 port port_lairge
p1 port gaillim
p2 port loch_garman
p3 stack centre
nature top fame
p1 stack left
nature top fame
p2 stack centre
nature top discs
p3 stack centre
nature top fame
p1 stack right
nature top arms
p2 stack right
nature top fame
p3 stack centre
nature top discs
p1 stack right
nature top arms
p2 stack centre
nature top fame
p3 stack left
nature top arms
p1 stack right
nature top arms
p2 stack centre
nature top fame
nature front F12
nature front A12
nature front F06
nature front D01
nature front F05
nature front A08
p2 block top
p1 block bottom
p3 block bottom
nature front F01
nature front F10
nature front D03
p3 block-another middle
p2 block-another middle
p1 block-another top
nature front F04
nature front A11
nature front F03
p3 take silver_in_the_hills:ochre
p3 take cauldron_of_dagda:voluntia
p3 take cauldron_of_dagda:auteinia
p3 take cu_chulainns_ruse
nature display lia_fail
nature display silver_in_the_hills:heather
nature display cauldron_of_dagda:gangania
nature display emers_mercy
p2 take cauldron_of_dagda:eblana
nature display high_walls
p3 act tile
p3 tile cauldron_of_dagda:auteinia
p3 act spread
p3 spread benn_mor
nature fomori sineach
p3 act done
p1 act spread
p1 spread druim_thuama
nature fomori sineach
p2 act tile
p2 tile cauldron_of_dagda:eblana
p2 act build
p2 build corcach
p3 act spread
p3 spread ailech
nature fomori athach
p3 act build
p3 build dinn_rig
p3 act tile
p3 tile cauldron_of_dagda:voluntia
p3 act tile
p3 tile cu_chulainns_ruse
p3 ruse ailech
p3 ruse-with benn_mor
p3 act done
p1 act build
p1 build dun_lethglaise
p1 act spread
p1 spread es_ruaid
nature fomori sineach
p2 act spread
p2 spread mag_tuired
nature fomori sineach
p2 act build
p2 build caisel
p3 act build
p3 build mag_fene
p3 act build
p3 build mag_coba
p3 act tile
p3 tile silver_in_the_hills:ochre
p1 act repel
p1 repel es_ruaid
p1 reward fame
p1 act repel
p1 repel dun_sobairce
p1 reward corruption
p2 act spread
p2 spread es_ruaid
nature fomori sineach
p2 act repel
p2 repel es_ruaid
p2 reward corruption
p3 act spread
p3 spread cruachain
nature fomori sineach
p3 act spread
p3 spread sliab_iairn
nature fomori sineach
p1 act pass
p1 hoard d1s0h0
p2 act pass
p2 hoard d1s0h0
p3 act spread
p3 spread cluain_ferta
nature fomori athach
p3 act spread
p3 spread sliab_bladma
nature fomori sineach
p3 act pass
p3 hoard d0s0h0
p1 stack left
nature top fame
p2 stack left
nature top fame
p3 stack left
nature top arms
p1 stack left
nature top discs
p2 stack centre
nature top fame
p3 stack right
nature top discs
p1 stack centre
nature top discs
p2 stack left
nature top fame
p3 stack right
nature top arms
p1 stack right
nature top discs
p2 stack right
nature top discs
p3 stack left
nature top arms
nature front A01
nature front F08
nature front F16
nature front A13
nature front F17
nature front A07
',1794830246.8704193,1794830264.5915585,'11');
INSERT INTO "tables" VALUES('wSY9shJxUPdg','arrival',261,'over',true,'p_45bcfbc2e78d5933','pF4WgOg5f7yr','2 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open','[{"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}, {"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}]',NULL,NULL,'tuath-position 1 arrival 1 7e0fdb726ba0 3fbc9c4f 9cc6b564 d2aa056e
{"setup":"2 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open","seed":20,"sealed":329,"count":408,"draws":147,"known":true,"start":[2,[91502936064,107752407957504],35254198861824,0,[2148797055,537399424,8429824],2111062325329920,[0,0,0,0,0,2,0,0,0,2],[0,1],[21,21],[27,35],[12,15],[0,0],[0,0],[0,0],[0,0],[[],[]],[0,0],[0,0],[0,0],[0,0],[5,10],20,8,[13,5,1],[7,3,1],[1,1,1,1,0,1,0,1,1,0,0,1,1,1,0,1,1,0,1,0,0,2,0,0,1],[23,20,19,20,10,24],[17,6,23,14,4,9,22,22],17873660474031998,0,0,[16,12,15],[2,2,1],[16,16,14],0,[[],[]],[[],[]],[[],[]],140738035449985,"over",6,1,1,0,0,3,3,[0,0],0,false,"overrun"],"answers":[]}
nature display cu_chulainns_ruse
nature display emers_mercy
nature display big_migration
nature display cu_chulainns_ruse
nature display cauldron_of_dagda:eblana
nature display big_migration
nature fomori sineach
nature fomori sineach
nature fomori sineach
nature fomori sineach
nature top fame
nature top arms
nature top fame
nature starting-player p2
p2 port gaillim
p1 port inber_scene
p2 stack right
nature top fame
p1 stack right
nature top fame
p2 stack left
nature top arms
p1 stack centre
nature top discs
p2 stack left
nature top arms
p1 stack right
nature top fame
p2 stack right
nature top discs
p1 stack centre
nature top discs
nature front F17
nature front F09
nature front F06
nature front A03
p2 block top
p1 block middle
nature front A18
nature front F10
p2 block-another bottom
p1 block-another top
nature front F07
nature front D03
p2 take cauldron_of_dagda:eblana
p2 take big_migration
p2 take emers_mercy
nature display cauldron_of_dagda:magnata
nature display flight_of_the_wild_geese
nature display ogams_wisdom
p2 act spread
p2 spread druim_thuama
nature fomori sineach
p2 act tile
p2 tile emers_mercy
p2 act done
p1 act spread
p1 spread benn_mor
nature fomori athach
p2 act spread
p2 spread es_ruaid
nature fomori monghfinn
p2 act spread
p2 spread druim_cett
nature fomori sineach
p2 act tile
p2 tile cauldron_of_dagda:eblana
p2 act tile
p2 tile big_migration
p2 migrate gaillim
p2 migrate-with inber_scene
p1 act build
p1 build ath_cliath
p1 act pass
p1 hoard d1s0h0
p2 act build
p2 build inber_colptha
p2 act shield
p2 shield ivernia
p2 act build
p2 build corcu_duibne
p2 act spread
p2 spread latharna
nature fomori sineach
p2 act spread
p2 spread mag_coba
nature fomori athach
p2 act repel
p2 repel latharna
p2 reward corruption
p2 act pass
p1 stack right
nature top fame
p2 stack left
nature top fame
p1 stack centre
nature top arms
p2 stack centre
nature top discs
p1 stack right
nature top discs
p2 stack right
nature top fame
p1 stack left
nature top arms
p2 stack centre
nature top arms
nature front D08
nature front A17
nature front D13
nature front A05
p1 block bottom
p2 block bottom
nature front F03
nature front D10
p1 block-another top
p2 block-another top
nature front F12
nature front D07
p1 take cauldron_of_dagda:magnata
p1 take flight_of_the_wild_geese
nature display cauldron_of_dagda:ivernia
nature display sublime_stronghold
p1 act tile
p1 tile flight_of_the_wild_geese
p1 act build
p1 build dun_delgan
p1 act spread
p1 spread tulach_oc
nature fomori sineach
p1 act done
p2 act repel
p2 repel mag_coba
p2 reward corruption
p2 act build
p2 build latharna
p1 act tile
p1 tile cauldron_of_dagda:magnata
p1 act spread
p1 spread loch_eirne
nature fomori sineach
p1 act spread
p1 spread mag_tuired
nature fomori athach
p2 act build
p2 build inber_scene
p2 act spread
p2 spread latharna
nature fomori monghfinn
p1 act build
p1 build emain_macha
p1 act build
p1 build luimnech
p2 act spread
p2 spread ailech
nature fomori sineach
p2 act shield
p2 shield eblana
p1 act build
p1 build conmaicne
p1 act pass
p2 act spread
p2 spread cruachain
nature fomori sineach
p2 act pass
p2 hoard d0s0h1
p1 stack left
nature top arms
p2 stack left
nature top arms
p1 stack left
nature top arms
p2 stack left
nature top discs
p1 stack right
nature top discs
p2 stack left
nature top fame
p1 stack left
nature top discs
p2 stack right
nature top discs
nature front A11
nature front A08
nature front A12
nature front A04
p1 block top
p2 block middle
nature front F14
nature front D02
p1 block-another middle
p2 block-another top
nature front F11
nature front D12
p1 act pass
p1 hoard d0s0h1
p2 act shield
p2 shield eblana
p2 act pass
p2 hoard d1s0h0
p1 stack left
nature top fame
p2 stack left
nature top arms
p1 stack left
nature top fame
p2 stack right
nature top discs
p1 stack left
nature top discs
p2 stack right
nature top fame
p1 stack centre
nature top fame
p2 stack right
nature top fame
nature front D11
nature front F13
nature front A15
nature front D17
p1 block bottom
p2 block bottom
nature front F08
nature front D04
p1 block-another top
p2 block-another top
nature front A16
nature front F02
p2 take cauldron_of_dagda:ivernia
nature display ogams_wisdom
p1 act spread
p1 spread mag_slecht
nature fomori monghfinn
p1 act build
p1 build sliab_bladma
p2 act spread
p2 spread uisnech
nature fomori sineach
p2 act tile
p2 tile cauldron_of_dagda:ivernia
p2 act build
p2 build ailenn
p1 act shield
p1 shield auteinia
p1 act repel
p1 repel loch_eirne
p1 reward fame
p2 act spread
p2 spread umall
nature fomori monghfinn
p2 act repel
p2 repel cruachain
p2 reward corruption
p1 act spread
p1 spread irrus_domnann
nature fomori sineach
p1 act shield
p1 shield auteinia
p2 act pass
p2 hoard d2s0h0
p1 act spread
p1 spread temair
nature fomori sineach
p1 act spread
p1 spread mag_coba
nature fomori athach
p1 act pass
p2 stack centre
nature top discs
p1 stack centre
nature top arms
p2 stack left
nature top discs
p1 stack right
nature top arms
p2 stack right
nature top fame
p1 stack centre
nature top discs
p2 stack left
nature top arms
p1 stack right
nature top arms
nature front F05
nature front D06
nature front D16
nature front F04
p2 block top
p1 block top
nature front A07
nature front A13
p2 block-another middle
p1 block-another middle
nature front D09
nature front F16
p2 act pass
p2 hoard d1s0h0
p1 act build
p1 build sliab_bladma
p1 act pass
p1 hoard d0s0h0
p2 stack right
nature top arms
p1 stack right
nature top discs
p2 stack left
nature top fame
p1 stack right
nature top discs
nature top arms
nature top arms
p2 stack right
nature top fame
p1 stack centre
nature top fame
p2 stack right
nature top arms
p1 stack left
nature top fame
nature front A01
nature front A06
nature front A02
nature front D01
p2 block middle
p1 block middle
nature front A12
nature front A03
p2 block-another bottom
p1 block-another bottom
nature front F12
nature front D08
p2 take cu_chulainns_ruse
nature display silver_in_the_hills:moss
p1 take cu_chulainns_ruse
nature display song_of_the_bard
p2 act build
p2 build caisel
p2 act spread
p2 spread cluain_eois
nature fomori athach
p2 act tile
p2 tile cu_chulainns_ruse
p2 ruse cluain_eois
p2 ruse-with benn_mor
p1 act tile
p1 tile cu_chulainns_ruse
p1 ruse temair
p1 ruse-with druim_cett
p1 act build
p1 build ath_cliath
p1 act shield
p1 shield eblana
p2 act repel
p2 repel cluain_eois
p2 reward corruption
p2 act shield
p2 shield ivernia
p1 act build
p1 build cluain_ferta
p1 act repel
p1 repel temair
p1 reward corruption
p2 act spread
p2 spread dun_delgan
nature fomori monghfinn
p2 act repel
p2 repel mag_coba
p2 reward fame
p1 act repel
p1 repel irrus_domnann
p1 reward fame
p1 act build
p1 build conmaicne
p2 act spread
p2 spread dun_lethglaise
nature fomori sineach
p2 act repel
p2 repel mag_slecht
p2 reward corruption
p1 act repel
p1 repel dun_lethglaise
p1 reward fame
p1 act spread
p1 spread ailenn
nature fomori sineach
p2 act spread
p2 spread mag_coba
nature fomori sineach
p2 act spread
p2 spread emain_macha
nature fomori athach
p1 act spread
p1 spread temair
nature fomori athach
p1 act spread
p1 spread cnoc_na_ria
nature fomori sineach
p2 act pass
p1 act spread
p1 spread sliab_iairn
nature fomori sineach
p1 act repel
p1 repel ailenn
p1 reward corruption
p1 act build
p1 build ailenn
p1 act pass
p1 hoard d0s0h0
',1794830264.6836507,1794830271.7231176,'20');
INSERT INTO "tables" VALUES('r0lT708xnzgb','origo',121,'playing',true,'p_45bcfbc2e78d5933','wqtup_f9U95C','3 tribes=by_seat clan_moves=by_place supremacy=with_gaps sailing=any_time population=beside standstill=plays_on placement=clockwise','[{"kind": "human", "player": "p_45bcfbc2e78d5933", "name": "Maren", "bot": null, "resigned": false}, {"kind": "guest", "player": "p_45bcfbc2e78d5933", "name": "", "bot": null, "resigned": false}, {"kind": "guest", "player": "p_45bcfbc2e78d5933", "name": "", "bot": null, "resigned": false}]','null','null','tuath-position 1 origo 1 b19efd5dacc0 b4d0a291 6569decb dec47811
{"setup":"3 tribes=by_seat clan_moves=by_place supremacy=with_gaps sailing=any_time population=beside standstill=plays_on placement=clockwise","seed":12,"sealed":0,"count":164,"draws":46,"known":true,"start":[3,[0,1,2],[30640262686290545526368633344,2476489337706119808359071746,6247728635768553245910501376],[],-1,[18,20,20],[0,0,0],[1,2,3],[1,0,0,0,0,0,0,2,0,0,0,0,0,0,3,0,0,0,0,0,0],[[5,8,10,12,13,35,38,44,44,44],[0,21,22,30,35,36,44,45,45,45],[1,5,11,19,33,41,44,44,44,45]],[1,1,2,2,2,0,1,1,1,0,1,0,0,0,0,0,1,1,1,0,2,1,1,2,1,1,1,0,1,1,0,0,1,1,2,0,1,1,0,1,1,0,1,1,8,8],[0,0,0,0,0,0,1,1,0,1,0,0,0,0,1,1,0,1,1,1,0,0,0,0,1,1,0,1,0,0,1,1,1,0,0,0,0,1,0,0,0,0,0,0,1,0],[2,2,2,2,2,2,2,2,2,1,2,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,1,1,1,1,2,1,2,2,2,2,2,2,1,1,1,1,1,1,16,12],-1,[],[],"turn",4,0,1,2,false,4194304,false,true,0,-1,false,0,0,false,0,0,22,""],"answers":[[1,"origo-act",2],[1,"origo-migrate",21]]}
nature draw column:1-2-3
nature draw column:2
nature draw row:I
nature draw row:J
nature draw row:HIJ
nature draw column:9
nature draw country:italy
nature draw population
nature draw country:gaul
nature draw row:F
nature draw population
nature draw column:10
nature draw ship
nature draw row:A
nature draw ship
nature draw country:gaul
nature draw row:H
nature draw column:9-10
nature draw ship
nature draw country:hispania
nature draw country:britannia
nature draw population
nature draw population
nature draw column:3-4
nature draw column:3
nature draw population
nature draw column:9-10
nature draw country:helvetia
nature draw row:F
nature draw row:IJ
p1 start E9
p2 start E5
p3 start C7
p1 start H9
p2 start G7
p3 start J1
p1 start D9
p2 start A3
p3 start I6
p1 start D10
p2 start C2
p3 start E8
p1 start F2
p2 start D1
p3 start B4
p1 start I9
p2 start J2
p3 start J3
p1 start A10
p2 start B3
p3 start C8
p1 start J7
p2 start E6
p3 start J4
p1 act exchange
p1 exchange column:9
p1 exchange-another column:2
nature draw row:G
nature draw column:4
p1 act done
p2 act migrate
p2 migrate E5
p2 migrate-to E7
p2 act sail
p2 sail A3
p2 sail-to A2
p2 sail B3
p2 sail-to C3
p2 act done
p3 act exchange
p3 exchange population
p3 exchange-another row:IJ
nature draw ship
nature draw population
p3 act sail
p3 sail B4
p3 sail-to C4
p3 sail C7
p3 sail-to B8
p3 sail C8
p3 sail-to C7
p3 sail J4
p3 sail-to J5
p3 act done
p1 act skip
p2 act skip
p3 act sail
p3 sail B8
p3 sail-to B9
p3 sail C7
p3 sail-to C8
p3 sail done
p3 act exchange
p3 exchange column:3
p3 exchange-another column:9-10
nature draw country:germania
nature draw row:B
p3 act expand
p3 expand country:britannia
p3 place B2
p3 act expand
p3 expand column:3-4
p3 place E4
p3 act sail
p3 sail J5
p3 sail-to I5
p3 act done
nature draw column:4
nature draw row:CD
p1 act exchange
p1 exchange column:4
p1 exchange-another column:1-2-3
nature draw row:AB
nature draw population
p1 act expand
p1 expand row:G
p1 place G4
p1 act expand
p1 expand country:italy
p1 place H6
p1 act sail
p1 sail J7
p1 sail-to J6
p1 act done
nature draw row:GH
nature draw population
p2 act expand
p2 expand row:H
p2 place H3
p2 act migrate
p2 migrate E7
p2 migrate-to F7
p2 act expand
p2 expand column:10
p2 place H10
p2 act sail
p2 sail C3
p2 sail-to B3
p2 act done
nature draw column:6
nature draw column:7
p3 act sail
p3 sail C8
p3 sail-to D8
p3 act done
p1 act migrate
p1 migrate H9
p1 migrate-to I10
p1 act expand
p1 expand row:J
p1 place J5
p1 act sail
p1 sail J6
p1 sail-to J4
p1 sail done
p1 act expand
p1 expand row:HIJ
p1 place I1
p1 act done
nature draw country:belgica
nature draw row:EF
p2 act sail
p2 sail B3
p2 sail-to C3
',1794830273.1179416,1794830288.0646977,'12');
INSERT INTO "tables" VALUES('ZkNgCqNbpohz','origo',652,'over',true,'p_45bcfbc2e78d5933','VECpPFwE5Nid','2 tribes=by_seat clan_moves=by_place supremacy=with_gaps sailing=any_time population=beside standstill=plays_on placement=clockwise','[{"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}, {"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}]',NULL,NULL,'tuath-position 1 origo 1 b19efd5dacc0 b4d0a291 25abc955 9f7dae6a
{"setup":"2 tribes=by_seat clan_moves=by_place supremacy=with_gaps sailing=any_time population=beside standstill=plays_on placement=clockwise","seed":20,"sealed":734,"count":800,"draws":148,"known":true,"start":[2,[0,1],[86056208902411580774648303346,12968715860879868175661666564],[6,7,4,2,3,5,10],-1,[0,0],[4,8],[105,104],[1,11,25,4,58,4,2,2,14,17,14,53,0,4],[[1,2,6,7,38,39,45,45,45,45],[8,18,21,24,26,37,37,45,45,45]],[1,0,0,0,0,1,1,0,0,1,0,1,1,0,0,1,0,2,0,1,2,0,1,1,1,2,0,0,0,0,0,0,0,2,1,2,0,0,0,0,0,0,1,0,6,1],[1,1,1,2,2,1,0,1,1,0,2,0,0,1,1,0,1,0,1,1,0,1,1,1,0,0,0,1,1,1,2,1,2,0,1,0,2,0,0,0,1,1,0,1,10,4],[2,2,2,2,2,2,2,2,2,1,1,1,1,1,0,1,1,2,2,2,2,0,2,2,2,2,1,0,0,1,2,1,1,2,2,2,1,1,1,1,1,0,1,1,10,11],-1,[],[],"over",35,1,0,1,false,0,false,true,0,-1,false,0,0,false,0,0,17,"shields"],"answers":[]}
nature draw ship
nature draw country:italy
nature draw row:A
nature draw ship
nature draw row:F
nature draw row:GH
nature draw country:dacia
nature draw column:1-2-3
nature draw population
nature draw column:7
nature draw row:I
nature draw country:baltic_lands
nature draw row:H
nature draw population
nature draw ship
nature draw ship
nature draw column:3
nature draw column:9-10
nature draw column:5
nature draw country:hispania
p1 start A10
p2 start H10
p1 start J10
p2 start F10
p1 start D6
p2 start G7
p1 start C7
p2 start C3
p1 start D2
p2 start D3
p1 start E1
p2 start D1
p1 start G10
p2 start F4
p1 start I3
p2 start J5
p1 start I5
p2 start H1
p1 start G3
p2 start J3
p1 start A7
p2 start A8
p1 start E5
p2 start B9
p1 act exchange
p1 exchange column:7
p1 exchange-another country:italy
nature draw column:10
nature draw population
p1 act sail
p1 sail I3
p1 sail-to I4
p1 sail C7
p1 sail-to B7
p1 sail done
p1 act done
p2 act migrate
p2 migrate D1
p2 migrate-to C1
p2 act done
p1 act expand
p1 expand population
p1 place F3
p1 act done
nature draw row:D
p2 act sail
p2 sail J5
p2 sail-to J6
p2 sail D3
p2 sail-to C4
p2 sail C3
p2 sail-to D4
p2 act exchange
p2 exchange country:baltic_lands
p2 exchange-another country:hispania
nature draw ship
nature draw column:9-10
p2 act done
p1 act migrate
p1 migrate E5
p1 migrate-to E4
p1 act sail
p1 sail B7
p1 sail-to B8
p1 sail E1
p1 sail-to E2
p1 sail done
p1 act done
p2 act skip
p1 act exchange
p1 exchange ship
p1 exchange-another row:F
nature draw country:germania
nature draw row:EF
p1 act expand
p1 expand column:10
p1 place E10
p1 act sail
p1 sail I4
p1 sail-to H4
p1 sail E2
p1 sail-to C2
p1 sail B8
p1 sail-to C8
p1 act expand
p1 expand row:EF
p1 place F6
p1 act done
nature draw column:7
nature draw population
p2 act exchange
p2 exchange row:H
p2 exchange-another column:9-10
nature draw row:D
nature draw row:J
p2 act expand
p2 expand row:D
p2 place D1
p2 act sail
p2 sail J6
p2 sail-to J7
p2 act done
nature draw country:dalmatia
p1 act exchange
p1 exchange population
p1 exchange-another country:germania
nature draw row:HIJ
nature draw column:9
p1 act done
p2 act migrate
p2 migrate J3
p2 migrate-to J2
p2 act expand
p2 expand ship
p2 place B7
p2 act expand
p2 expand row:I
p2 place I9
p2 act done
nature draw ship
nature draw ship
p1 act skip
p2 act migrate
p2 migrate A8
p2 migrate-to A9
p2 act expand
p2 expand population
p2 place B4
p2 act sail
p2 sail B7
p2 sail-to B6
p2 sail B4
p2 sail-to D3
p2 sail J7
p2 sail-to J6
p2 act done
nature draw column:9
p1 act migrate
p1 migrate G3
p1 migrate-to H3
p1 act sail
p1 sail C8
p1 sail-to B8
p1 act done
p2 act skip
p1 act exchange
p1 exchange country:dacia
p1 exchange-another population
nature draw row:F
nature draw row:A
p1 act expand
p1 expand column:9
p1 place D9
p1 act done
nature draw population
p2 act sail
p2 sail D3
p2 sail-to E3
p2 sail done
p2 act sail
p2 sail J6
p2 sail-to J5
p2 act done
p1 act migrate
p1 migrate D6
p1 migrate-to D5
p1 act expand
p1 expand row:GH
p1 place G1
p1 act done
nature draw row:G
p2 act sail
p2 sail J5
p2 sail-to J6
p2 act expand
p2 expand ship
p2 place J9
p2 act migrate
p2 migrate H1
p2 migrate-to I1
p2 act sail
p2 sail J9
p2 sail-to H9
p2 act attack
p2 attack D5
p2 open column:5
p2 add stop
p1 duel row:D
p2 duel stop
p2 act done
nature draw row:E
nature draw column:6
nature draw country:baltic_lands
p1 act exchange
p1 exchange row:G
p1 exchange-another row:F
nature draw ship
nature draw country:scandinavia
p1 act sail
p1 sail B8
p1 sail-to B7
p1 sail done
p1 act sail
p1 sail G1
p1 sail-to F1
p1 act done
p2 act exchange
p2 exchange country:dalmatia
p2 exchange-another row:E
nature draw column:7-8
nature draw population
p2 act sail
p2 sail J6
p2 sail-to I6
p2 act done
p1 act migrate
p1 migrate G10
p1 migrate-to G9
p1 act expand
p1 expand ship
p1 place C8
p1 act expand
p1 expand population
p1 place I4
p1 act sail
p1 sail I4
p1 sail-to J5
p1 sail C8
p1 sail-to C7
p1 sail B7
p1 sail-to B8
p1 sail done
p1 act done
nature draw country:belgica
nature draw country:britannia
p2 act migrate
p2 migrate I9
p2 migrate-to H8
p2 act done
p1 act attack
p1 attack D4
p1 open country:belgica
p1 add stop
p2 duel stop
p1 act exchange
p1 exchange column:1-2-3
p1 exchange-another row:HIJ
nature draw row:B
nature draw column:2
p1 act done
nature draw column:2
p2 act skip
p1 act expand
p1 expand ship
p1 place B4
p1 act expand
p1 expand row:B
p1 place B5
p1 act sail
p1 sail J5
p1 sail-to J4
p1 sail done
p1 act sail
p1 sail B8
p1 sail-to A8
p1 sail F1
p1 sail-to F2
p1 sail C7
p1 sail-to C8
p1 sail done
p1 act sail
p1 sail B4
p1 sail-to B3
p1 act done
nature draw column:5
nature draw column:5-6
p2 act expand
p2 expand column:7-8
p2 place E8
p2 act exchange
p2 exchange column:9
p2 exchange-another column:3
nature draw column:10
nature draw ship
p2 act expand
p2 expand ship
p2 place G1
p2 act sail
p2 sail G1
p2 sail-to H1
p2 act done
nature draw row:AB
nature draw column:3
p1 act skip
p2 act attack
p2 attack D4
p2 open population
p2 duel stop
p2 act done
nature draw column:8
p1 act exchange
p1 exchange row:A
p1 exchange-another row:A
nature draw population
nature draw row:I
p1 act done
p2 act exchange
p2 exchange column:10
p2 exchange-another column:9-10
nature draw row:C
nature draw country:poland
p2 act done
p1 act migrate
p1 migrate D9
p1 migrate-to D8
p1 act expand
p1 expand country:baltic_lands
p1 place B10
p1 act sail
p1 sail J4
p1 sail-to J3
p1 sail done
p1 act expand
p1 expand column:5
p1 place J5
p1 act done
nature draw country:gaul
nature draw country:germania
p2 act expand
p2 expand ship
p2 place F1
p2 act exchange
p2 exchange column:3
p2 exchange-another row:C
nature draw row:C
nature draw row:G
p2 act expand
p2 expand column:8
p2 place F8
p2 act sail
p2 sail F1
p2 sail-to G1
p2 act done
nature draw ship
nature draw column:1
p1 act exchange
p1 exchange row:I
p1 exchange-another country:gaul
nature draw column:4
nature draw population
p1 act expand
p1 expand column:2
p1 place B2
p1 act attack
p1 attack C4
p1 open column:4
p1 add stop
p2 duel stop
p1 act sail
p1 sail J5
p1 sail-to H5
p1 sail done
p1 act sail
p1 sail B3
p1 sail-to A2
p1 sail done
p1 act done
nature draw row:IJ
nature draw column:4
p2 act expand
p2 expand row:AB
p2 place B4
p2 act exchange
p2 exchange ship
p2 exchange-another row:J
nature draw population
nature draw population
p2 act done
nature draw population
p1 act expand
p1 expand country:britannia
p1 place B1
p1 act done
nature draw population
p2 act attack
p2 attack E4
p2 open population
p2 add stop
p1 duel column:4
p2 duel stop
p2 act sail
p2 sail G1
p2 sail-to I2
p2 sail done
p2 act sail
p2 sail B4
p2 sail-to A4
p2 act migrate
p2 migrate F10
p2 migrate-to G10
p2 act expand
p2 expand column:1
p2 place G1
p2 act done
nature draw row:H
nature draw column:8
nature draw row:CD
p1 act expand
p1 expand country:scandinavia
p1 place A6
p1 act done
nature draw row:B
p2 act sail
p2 sail A4
p2 sail-to B4
p2 sail G1
p2 sail-to F1
p2 act exchange
p2 exchange country:poland
p2 exchange-another row:G
nature draw ship
nature draw country:helvetia
p2 act expand
p2 expand population
p2 place E7
p2 act expand
p2 expand column:8
p2 place I8
p2 act done
nature draw country:gaul
nature draw column:6
p1 act migrate
p1 migrate J10
p1 migrate-to I10
p1 act expand
p1 expand country:germania
p1 place E5
p1 act done
nature draw column:1-2
p2 act expand
p2 expand ship
p2 place A3
p2 act done
nature draw country:italy
p1 act expand
p1 expand column:1-2
p1 place G2
p1 act exchange
p1 exchange row:CD
p1 exchange-another row:B
nature draw population
nature draw row:E
p1 act expand
p1 expand row:E
p1 place E2
p1 act done
nature draw population
nature draw population
p2 act skip
p1 act migrate
p1 migrate B2
p1 migrate-to D3
p1 act sail
p1 sail C8
p1 sail-to D9
p1 sail D3
p1 sail-to C3
p1 sail done
p1 act sail
p1 sail E2
p1 sail-to C5
p1 act expand
p1 expand column:2
p1 place B2
p1 act done
nature draw population
p2 act exchange
p2 exchange population
p2 exchange-another ship
nature draw row:AB
nature draw country:hispania
p2 act done
p1 act expand
p1 expand population
p1 place D10
p1 act expand
p1 expand column:7
p1 place B7
p1 act done
nature draw column:3-4
nature draw country:britannia
p2 act expand
p2 expand row:C
p2 place C10
p2 act sail
p2 sail A3
p2 sail-to B3
p2 sail done
p2 act expand
p2 expand ship
p2 place I4
p2 act sail
p2 sail F1
p2 sail-to E1
p2 sail done
p2 act sail
p2 sail I4
p2 sail-to J4
p2 sail done
p2 act exchange
p2 exchange row:H
p2 exchange-another country:gaul
nature draw country:italy
p2 act sail
p2 sail B4
p2 sail-to A3
p2 act done
nature draw population
nature draw row:H
p1 act skip
p2 act attack
p2 attack E4
p2 open population
p2 add stop
p1 duel population
p2 duel stop
p2 act done
nature draw column:8
nature draw country:hispania
p1 act sail
p1 sail B7
p1 sail-to C7
p1 sail done
p1 act exchange
p1 exchange country:britannia
p1 exchange-another population
nature draw country:britannia
nature draw row:D
p1 act done
p2 act migrate
p2 migrate H10
p2 migrate-to F10
p2 act sail
p2 sail E1
p2 sail-to F1
p2 sail B3
p2 sail-to A4
p2 sail A3
p2 sail-to A5
p2 sail done
p2 act expand
p2 expand ship
p2 place J6
p2 act expand
p2 expand country:helvetia
p2 place F7
p2 act sail
p2 sail J6
p2 sail-to H6
p2 sail done
p2 act done
nature draw row:I
nature draw row:E
p1 act migrate
p1 migrate D9
p1 migrate-to E9
p1 act attack
p1 attack A5
p1 open population
p1 add population
p1 add stop
p2 duel row:AB
p2 duel stop
p1 act sail
p1 sail C3
p1 sail-to D6
p1 sail done
p1 act done
nature draw ship
nature draw population
nature draw column:7-8
p2 act sail
p2 sail F1
p2 sail-to E1
p2 sail A4
p2 sail-to A3
p2 sail J4
p2 sail-to J5
p2 act expand
p2 expand row:I
p2 place I7
p2 act done
nature draw row:AB
p1 act attack
p1 attack B6
p1 open population
p1 add column:5-6
p1 add stop
p2 duel row:AB
p2 duel stop
p1 act expand
p1 expand country:hispania
p1 place J1
p1 act exchange
p1 exchange column:3-4
p1 exchange-another population
nature draw column:1-2-3
nature draw country:belgica
p1 act done
nature draw column:1
nature draw row:D
nature draw column:9-10
nature draw column:1-2
p2 act migrate
p2 migrate F8
p2 migrate-to H7
p2 act done
p1 act expand
p1 expand column:1-2-3
p1 place F1
p1 act exchange
p1 exchange country:britannia
p1 exchange-another ship
nature draw column:7
nature draw ship
p1 act done
nature draw row:C
p2 act expand
p2 expand column:6
p2 place E6
p2 act expand
p2 expand row:H
p2 place H2
p2 act migrate
p2 migrate H2
p2 migrate-to G1
p2 act done
nature draw ship
nature draw column:4
p1 act exchange
p1 exchange population
p1 exchange-another row:C
nature draw ship
nature draw population
p1 act done
p2 act expand
p2 expand column:4
p2 place B4
p2 act exchange
p2 exchange country:hispania
p2 exchange-another column:8
nature draw row:GH
nature draw row:E
p2 act done
nature draw column:3
p1 act sail
p1 sail F1
p1 sail-to G3
p1 sail C7
p1 sail-to D7
p1 act done
p2 act skip
p1 act attack
p1 attack I1
p1 open row:IJ
p1 duel stop
p1 act exchange
p1 exchange row:D
p1 exchange-another population
nature draw row:A
nature draw population
p1 act expand
p1 expand column:9-10
p1 place C9
p1 act done
nature draw ship
nature draw ship
p2 act exchange
p2 exchange column:7-8
p2 exchange-another ship
nature draw column:3
nature draw column:9-10
p2 act attack
p2 attack E4
p2 open row:E
p2 add row:E
p2 add stop
p1 duel population
p1 duel stop
p2 act attack
p2 attack B10
p2 open column:9-10
p2 add stop
p1 duel stop
p2 act done
nature draw ship
nature draw country:dalmatia
nature draw country:baltic_lands
nature draw ship
p2 start-player p2
p2 act skip
p1 act expand
p1 expand column:1
p1 place F1
p1 act exchange
p1 exchange row:A
p1 exchange-another column:7
nature draw row:B
nature draw country:poland
p1 act done
nature draw row:F
p2 act attack
p2 attack C9
p2 open country:baltic_lands
p2 add stop
p1 duel stop
p2 act expand
p2 expand country:dalmatia
p2 place I9
p2 act migrate
p2 migrate C1
p2 migrate-to E2
p2 act done
nature draw row:I
nature draw ship
p1 act skip
p2 act sail
p2 sail E1
p2 sail-to G4
p2 sail A3
p2 sail-to A4
p2 sail G1
p2 sail-to I3
p2 sail E2
p2 sail-to G5
p2 sail done
p2 act done
p1 act expand
p1 expand row:F
p1 place F9
p1 act exchange
p1 exchange country:poland
p1 exchange-another row:D
nature draw country:scandinavia
nature draw row:H
p1 act expand
p1 expand ship
p1 place J7
p1 act done
nature draw row:G
nature draw row:B
p2 act migrate
p2 migrate C9
p2 migrate-to C8
p2 act sail
p2 sail C8
p2 sail-to C9
p2 sail B4
p2 sail-to A3
p2 sail J5
p2 sail-to J4
p2 sail done
p2 act expand
p2 expand row:GH
p2 place G6
p2 act expand
p2 expand column:3
p2 place B3
p2 act sail
p2 sail A4
p2 sail-to C3
p2 sail done
p2 act done
nature draw column:9
nature draw ship
p1 act expand
p1 expand row:B
p1 place B8
p1 act done
nature draw row:C
',1794830288.1081529,1794830294.3393474,'20');
INSERT INTO "tables" VALUES('b-rDY0zB27fJ','inis',111,'playing',true,'p_45bcfbc2e78d5933','iHjOUOpEuWTy','2 highlands=resolution lug_samildanach=cancelled_too after_cancelled=allowed','[{"kind": "human", "player": "p_45bcfbc2e78d5933", "name": "Maren", "bot": null, "resigned": false}, {"kind": "guest", "player": "p_45bcfbc2e78d5933", "name": "", "bot": null, "resigned": false}]','null','null','tuath-position 1 inis 1 59a383dd2aae 3470246c 950c9af6 9ce5161c
{"setup":"2 highlands=resolution lug_samildanach=cancelled_too after_cancelled=allowed","seed":13,"sealed":141,"count":140,"draws":33,"known":true,"start":[2,[-1,-1,-1,-1,626,-1,551,-1,-1,-1,-1,-1,1654,-1,-1,-1],[0,0,0,0,4160,0,4112,0,0,0,0,0,80,0,0,0],[0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0],[0,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0],[0,0,0,0,0,0,0,0,0,1,0,0,3,6,0,0,0,0,0,0,0,0,0,0,4,0,0,0,0,0,0,0],6,-1,61359,[],[],0,-1,-1,[5,5],[0,0],[0,0],0,[132,536870914],[0,2,0,0],[0,0],[0,0],0,72985,7449,[65536,0],14,-1,8934015752206286848,289356276058554368,0,2097152,8388608,"season",2,0,1,1,-1,false,0,0,2,[["end_turn",1,-1,-1,0],["put_away",-1,-1,-1,0],["window",-1,-1,-1,5],["window",-1,-1,-1,3]],[[1,6,0,-1,-1,2,-1,4,[],false,false,false,-1,-1,["place"],0,0]],[],[],[],[],[],-1,-1,[0,40],[-1,-1],-1,-1,[[1,0,14,"season",false],[1,1,16,"season",false],[1,1,0,"triskel",true],[1,0,8,"triskel",false],[1,0,1,"season",false],[1,0,23,"triskel",false],[1,1,10,"season",false],[1,0,2,"season",false],[1,0,11,"season",false],[1,0,58,"season",false],[1,1,12,"season",false],[1,0,3,"season",false],[1,1,4,"season",false],[1,1,7,"season",false],[1,1,1,"season",false],[2,0,4,"season",true],[2,1,8,"triskel",false],[2,0,23,"triskel",false],[2,1,0,"season",false],[2,0,10,"season",false],[2,1,50,"triskel",false],[2,1,11,"season",false],[2,1,12,"season",false],[2,0,3,"season",false],[2,1,6,"season",false]],"",-1,-1,-1,-1,[0,0],[0,0],0,false,true,1,false,-1,0,-1],"answers":[[0,"inis-act",4],[0,"inis-at",5],[0,"inis-move-from",13]]}
nature start-tile lost_vale
nature start-tile salt_mine
nature first-brenn p1
p1 capital lost_vale
nature toss clockwise
p1 start-clan salt_mine
p2 start-clan salt_mine
p1 start-clan lost_vale
p2 start-clan lost_vale
nature toss counterclockwise
nature deal act_exploration
nature deal act_geis
nature deal act_druid
nature deal act_festival
nature deal act_migration
nature deal act_citadel
nature deal act_sanctuary
p1 keep act_geis
p2 keep act_citadel
p1 pass-on act_migration
p2 pass-on act_citadel
nature deal act_bard
nature deal act_warlord
nature deal act_new_clans
nature deal act_new_alliance
nature deal act_conquest
p1 keep act_new_clans
p2 keep act_new_alliance
p2 pass-on act_new_alliance
p1 pass-on act_new_clans
p1 act act_sanctuary
p1 at salt_mine
p2 react decline_round
nature draw-epic epic_stone_of_fal
p1 react decline
p1 react decline_round
p2 act act_warlord
p2 at salt_mine
p1 react decline
p1 react decline_round
p1 react decline_round
p1 peace yes
p2 peace no
p2 maneuver attack:p1
p1 result clan
p1 react decline
p2 react act_bard
p1 react act_geis
p1 react decline
p1 react decline_round
p2 maneuver end
p1 act act_citadel
p1 react decline_round
p1 react adv_lost_vale
p1 react decline_round
p1 react decline_round
p2 act act_migration
p2 move-to stop
p1 act act_conquest
p1 at lost_vale
p2 act pass
p1 act act_new_alliance
p2 act pass
p1 act epic_stone_of_fal
p2 act act_new_clans
p2 place salt_mine
p2 place lost_vale
p1 act act_craftsmen_peasants
p1 how-many 1
p2 act act_druid
p2 search act_citadel
p1 act pass
p2 act act_festival
p2 at salt_mine
p1 act pass
p2 act act_citadel
p2 at salt_mine
p2 react decline_round
p1 act pass
p2 act pass
nature toss clockwise
nature deal act_sanctuary
nature deal act_geis
nature deal act_festival
nature deal act_exploration
nature deal act_new_clans
nature deal act_conquest
nature deal act_warlord
p2 keep act_warlord
p1 keep act_festival
p1 pass-on act_new_clans
p2 pass-on act_warlord
nature deal act_craftsmen_peasants
nature deal act_bard
nature deal act_migration
nature deal act_druid
nature deal act_new_alliance
p1 keep act_craftsmen_peasants
p2 keep act_new_alliance
p2 pass-on act_migration
p1 pass-on act_citadel
p1 act act_druid
p2 react act_geis
p1 react adv_lost_vale
p2 act act_bard
nature draw-epic epic_lugs_spear
p2 react decline_round
p2 react decline
p2 react decline
p1 act act_migration
p1 move-to salt_mine
p1 move-to salt_mine
p1 move-to salt_mine
p1 move-to stop
p2 react epic_lugs_spear
p2 shelter no
p2 peace no
p1 peace yes
p1 maneuver attack:p2
p2 result clan
p1 peace no
p2 peace yes
p2 maneuver attack:p1
p1 result card
p1 throw act_warlord
p2 peace yes
p1 peace no
p1 maneuver attack:p2
p2 result clan
p1 maneuver end
p2 act act_new_alliance
p2 react decline_round
p1 act pass
p2 act act_new_clans
p1 act act_craftsmen_peasants
p1 how-many 2
p1 how-many 0
p2 act act_exploration
p1 spot a:0:2
nature draw-tile hills
',1794830296.8756495,1794830310.6193783,'13');
INSERT INTO "tables" VALUES('_KVUhcicmR3k','inis',839,'over',true,'p_45bcfbc2e78d5933','OnGkxUm_ifzN','2 highlands=resolution lug_samildanach=cancelled_too after_cancelled=allowed','[{"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}, {"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}]',NULL,NULL,'tuath-position 1 inis 1 59a383dd2aae 3470246c 588107c4 0a701ace
{"setup":"2 highlands=resolution lug_samildanach=cancelled_too after_cancelled=allowed","seed":20,"sealed":1072,"count":1072,"draws":233,"known":true,"start":[2,[1578,1576,1688,-1,585,551,-1,-1,1725,-1,479,1722,1654,549,1505,510],[21538,57377,10528,0,43008,12551,0,0,4132,0,4097,8212,1313,34870,3,8210],[1,1,0,0,0,5,0,0,0,0,0,0,1,0,0,0],[1,0,1,0,0,4,0,0,0,0,0,0,2,1,0,0],[0,4,11,0,0,0,0,0,0,0,0,6,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0,1,0],5,-1,712,[],[],0,-1,-1,[0,0],[0,0],[0,1],2,[21990232555520,720575940379279360],[0,0,0,0],[0,0],[0,0],0,89566,85442,[0,0],0,1,5860312734557536256,2642461363095470080,0,8496480256,0,"over",16,1,-1,-1,-1,false,2,0,2,[],[],[],[],[],[],[],-1,-1,[1,0],[-1,-1],-1,-1,[[15,1,10,"season",false],[15,0,7,"season",true],[15,1,8,"triskel",false],[15,0,32,"triskel",false],[15,1,16,"season",false],[15,0,6,"season",false],[15,1,14,"season",false],[15,1,17,"triskel",false],[15,0,11,"season",false],[15,0,1,"season",false]],"religion",1,-1,-1,-1,[0,0],[0,0],0,false,true,2,false,-1,0,-1],"answers":[]}
nature start-tile iron_mine
nature start-tile salt_mine
nature first-brenn p2
p2 capital iron_mine
nature toss counterclockwise
p2 start-clan salt_mine
p1 start-clan salt_mine
p2 start-clan salt_mine
p1 start-clan iron_mine
nature toss clockwise
nature deal act_conquest
nature deal act_exploration
nature deal act_citadel
nature deal act_bard
nature deal act_new_alliance
nature deal act_warlord
nature deal act_geis
p1 keep act_citadel
p2 keep act_geis
p1 pass-on act_new_alliance
p2 pass-on act_exploration
nature deal act_migration
nature deal act_sanctuary
nature deal act_new_clans
nature deal act_druid
nature deal act_craftsmen_peasants
p1 keep act_sanctuary
p2 keep act_craftsmen_peasants
p1 pass-on act_druid
p2 pass-on act_new_clans
p1 act act_citadel
p1 at iron_mine
p2 react decline
p2 act act_druid
p1 react decline
p2 search act_citadel
p2 react adv_salt_mine
nature take-random act_new_clans
p2 give act_migration
p1 act act_migration
p1 at iron_mine
p2 react decline
p1 peace yes
p2 peace yes
p2 act pass
p1 act pass
nature toss counterclockwise
nature deal act_sanctuary
nature deal act_bard
nature deal act_craftsmen_peasants
nature deal act_festival
nature deal act_geis
nature deal act_new_alliance
nature deal act_conquest
p1 keep act_craftsmen_peasants
p2 keep act_new_alliance
p1 pass-on act_craftsmen_peasants
p2 pass-on act_new_alliance
nature deal act_warlord
nature deal act_exploration
nature deal act_new_clans
nature deal act_migration
nature deal act_citadel
p1 keep act_warlord
p2 keep act_migration
p1 pass-on act_citadel
p2 pass-on act_new_clans
p1 act act_druid
p2 react decline
p2 act act_craftsmen_peasants
p1 react decline
p1 act act_conquest
p1 at iron_mine
p1 move-from salt_mine
p1 move-from salt_mine
p2 react decline_round
p2 act act_exploration
p1 react decline_round
p1 spot b:2:-1
nature draw-tile cove
p1 act act_warlord
p2 act act_festival
p1 act act_new_clans
p2 act act_bard
nature draw-epic epic_lug_samildanach
p2 react epic_lug_samildanach
p1 act act_new_alliance
p2 react decline_round
p2 act pass
p1 act pass
nature toss clockwise
nature deal act_warlord
nature deal act_bard
nature deal act_geis
nature deal act_exploration
nature deal act_druid
nature deal act_conquest
nature deal act_festival
p1 keep act_geis
p2 keep act_conquest
p1 pass-on act_festival
p2 pass-on act_exploration
nature deal act_migration
nature deal act_sanctuary
nature deal act_citadel
nature deal act_new_clans
nature deal act_new_alliance
p1 keep act_migration
p2 keep act_new_alliance
p1 pass-on act_migration
p2 pass-on act_new_alliance
p1 act act_exploration
p2 react decline_round
p1 spot b:0:-1
nature draw-tile forest
p2 act act_conquest
p2 at salt_mine
p2 move-from stop
p1 react act_geis
p2 react decline
p1 act act_druid
p1 search act_geis
p2 act act_citadel
p2 at cove
p1 react decline
p2 react decline_round
p1 act act_new_alliance
p1 at iron_mine
p2 act act_sanctuary
p2 at cove
p1 react act_geis
p1 act pass
p2 act act_migration
p2 at salt_mine
p2 move-to iron_mine
p2 move-to stop
p1 shelter no
p1 peace yes
p2 peace yes
p1 act pass
p2 act act_festival
p1 act act_craftsmen_peasants
p1 how-many 1
p2 act pass
p1 act pass
nature toss counterclockwise
nature deal act_craftsmen_peasants
nature deal act_geis
nature deal act_citadel
nature deal act_warlord
nature deal act_new_clans
nature deal act_druid
nature deal act_new_alliance
p1 keep act_geis
p2 keep act_new_clans
p1 pass-on act_geis
p2 pass-on act_new_clans
nature deal act_conquest
nature deal act_sanctuary
nature deal act_exploration
nature deal act_festival
nature deal act_bard
p1 keep act_sanctuary
p2 keep act_festival
p1 pass-on act_migration
p2 pass-on act_festival
p1 act act_festival
p2 react act_geis
p2 act act_exploration
p1 spot a:-2:0
nature draw-tile stone_circle
p2 react decline
p1 act act_sanctuary
p1 at iron_mine
nature draw-epic epic_dagdas_harp
p1 react decline
p2 act pass
p1 react decline_round
p1 act act_bard
nature draw-epic epic_the_morrigan
p1 react decline
p2 act act_warlord
p1 react decline_round
p1 shelter yes
p1 shelter no
p1 react decline
p1 peace no
p2 peace no
p2 maneuver attack:p1
p1 result card
p1 throw act_new_alliance
p1 peace no
p2 peace no
p1 maneuver withdraw
p1 withdraw forest
p1 withdraw forest
p1 withdraw forest
p1 withdraw stop
p1 peace no
p2 peace yes
p2 maneuver withdraw
p2 withdraw stone_circle
p2 withdraw cove
p1 maneuver end
p2 react decline
p1 react decline
p1 act act_druid
p1 search act_exploration
p1 react decline_round
p2 act act_citadel
p2 at salt_mine
p1 react decline
p2 react decline
p1 act act_exploration
p2 react decline_round
p1 spot a:3:-2
nature draw-tile mountains
p2 act act_conquest
p2 at salt_mine
p2 move-from stop
p1 react decline_round
p2 react adv_cove
p2 put-aside act_migration
p2 react decline_round
p1 act pass
p2 act act_craftsmen_peasants
p2 how-many 0
p2 how-many 1
p1 act epic_the_morrigan
p1 may yes
p1 react decline
p1 react adv_forest
p1 react decline_round
nature draw-epic epic_tale_of_cuchulain
p1 react decline
p2 act pass
p1 react decline_round
p1 act pass
p1 react decline_round
nature toss clockwise
nature deal act_conquest
nature deal act_festival
nature deal act_geis
nature deal act_sanctuary
nature deal act_new_clans
nature deal act_craftsmen_peasants
nature deal act_migration
p1 keep act_geis
p2 keep act_new_clans
p1 pass-on act_craftsmen_peasants
p2 pass-on act_new_clans
nature deal act_citadel
nature deal act_warlord
nature deal act_new_alliance
nature deal act_bard
nature deal act_exploration
p1 keep act_citadel
p2 keep act_bard
p1 pass-on act_druid
p2 pass-on act_new_alliance
p1 act act_new_clans
p1 place mountains
p1 place iron_mine
p2 react decline
p1 react decline
p2 act act_warlord
p2 at salt_mine
p1 react decline
p2 react adv_salt_mine
p1 react decline
nature take-random act_geis
p2 give act_bard
p2 react adv_cove
p1 react decline
p2 put-aside act_craftsmen_peasants
p1 react decline
p1 act act_new_alliance
p1 at forest
p2 react decline
p1 react decline_round
p2 act act_sanctuary
p2 at salt_mine
p1 react decline_round
nature draw-epic epic_the_fianna
p2 react decline_round
p1 act pass
p2 act pass
p1 react decline
p2 react decline
nature toss counterclockwise
nature deal act_druid
nature deal act_geis
nature deal act_new_alliance
nature deal act_conquest
nature deal act_warlord
nature deal act_new_clans
nature deal act_exploration
p1 keep act_new_alliance
p2 keep act_new_clans
p1 pass-on act_exploration
p2 pass-on act_conquest
nature deal act_craftsmen_peasants
nature deal act_migration
nature deal act_festival
nature deal act_sanctuary
nature deal act_bard
p1 keep act_craftsmen_peasants
p2 keep act_bard
p1 pass-on act_craftsmen_peasants
p2 pass-on act_migration
p1 act act_new_alliance
p1 at forest
p2 react decline_round
p1 react decline_round
p2 react decline
p2 act pass
p2 react decline
p1 act act_conquest
p1 at cove
p1 move-from iron_mine
p1 move-from iron_mine
p1 move-from mountains
p1 move-from iron_mine
p1 move-from mountains
p1 move-from stop
p1 react decline_round
p2 react decline
p2 shelter yes
p1 react decline
p2 react decline
p1 peace yes
p2 peace no
p1 maneuver attack:p2
p1 react adv_iron_mine
p1 react decline
p1 react decline_round
p2 react decline
p2 throw act_craftsmen_peasants
p1 react act_warlord
p2 react decline_round
p1 react decline_round
p1 maneuver end
p2 react decline
p2 act act_new_clans
p2 place salt_mine
p2 place stone_circle
p1 react decline
p2 react decline
p2 react decline
p1 act pass
p2 react decline_round
p2 act act_exploration
p1 react decline
p1 spot b:-1:2
nature draw-tile gates
p2 react decline
p1 act act_migration
p1 at forest
p1 move-to iron_mine
p1 move-to stop
p2 act pass
p1 act act_citadel
p1 at iron_mine
p2 act pass
p1 act act_sanctuary
p1 at iron_mine
nature draw-epic epic_oengus_ploy
p1 react decline
p2 act pass
p1 react epic_oengus_ploy
p1 react decline_round
p1 react decline_round
p1 act pass
p2 act act_bard
nature draw-epic epic_maeves_wealth
p2 react adv_salt_mine
p2 react decline
p1 react decline
p2 react decline_round
p1 act epic_dagdas_harp
p2 react decline
p2 act pass
p1 act pass
p1 react decline
p2 react decline_round
nature toss clockwise
p2 react decline
p2 react decline
nature draw-epic epic_children_of_dana
nature deal act_exploration
nature deal act_bard
nature deal act_sanctuary
nature deal act_warlord
nature deal act_new_alliance
nature deal act_conquest
nature deal act_craftsmen_peasants
p1 keep act_bard
p2 keep act_craftsmen_peasants
p1 pass-on act_new_alliance
p2 pass-on act_craftsmen_peasants
nature deal act_festival
nature deal act_druid
nature deal act_migration
nature deal act_geis
nature deal act_citadel
p1 keep act_migration
p2 keep act_new_clans
p1 pass-on act_migration
p2 pass-on act_festival
p1 act act_bard
p2 react decline
nature draw-epic epic_battle_of_moytura
p1 react decline_round
p2 act epic_maeves_wealth
p2 react decline_round
p1 react decline
p1 give act_conquest
p2 give act_warlord
p2 react decline
p2 react decline
p1 act act_craftsmen_peasants
p2 react decline_round
p1 react adv_cove
p1 react decline
p1 put-aside act_citadel
p2 act act_sanctuary
p2 at salt_mine
p1 react decline_round
nature draw-epic epic_stone_of_fal
p2 react adv_salt_mine
p2 react decline
nature take-random act_warlord
p2 give act_warlord
p1 act act_exploration
p2 react decline
p1 spot b:-3:3
nature draw-tile plains
p2 act epic_stone_of_fal
p2 react decline
p1 react decline_round
p2 react decline
p1 act act_warlord
p1 at cove
p2 react decline
p1 react decline_round
p2 react decline_round
p2 shelter no
p1 react decline
p2 react decline
p1 peace no
p2 peace no
p1 maneuver withdraw
p1 withdraw iron_mine
p1 withdraw stop
p1 peace no
p2 peace no
p2 maneuver epic_the_fianna
p2 move-to mountains
p2 react decline
p2 either second
p2 react decline_round
p2 react decline_round
p1 maneuver epic_battle_of_moytura
p1 move-from iron_mine
p1 move-from forest
p1 move-from stop
p1 react decline
p2 react decline_round
p1 react decline
p1 maneuver withdraw
p1 withdraw iron_mine
p1 withdraw forest
p1 withdraw stop
p1 maneuver end
p2 act act_druid
p2 search act_bard
p1 act act_festival
p2 react decline_round
p2 act act_new_alliance
p2 at iron_mine
p2 either first
p1 act pass
p2 act act_conquest
p2 at cove
p2 move-from iron_mine
p2 move-from stop
p2 react decline
p1 shelter no
p2 react decline_round
p1 react decline
p1 peace yes
p2 peace no
p2 maneuver withdraw
p2 withdraw salt_mine
p2 react decline
p1 react decline
p1 maneuver withdraw
p1 withdraw iron_mine
p1 withdraw forest
p1 withdraw iron_mine
p1 withdraw iron_mine
p1 react decline
p1 act pass
p2 act pass
p1 react decline_round
p2 react decline
nature toss counterclockwise
nature deal act_citadel
nature deal act_new_alliance
nature deal act_migration
nature deal act_festival
nature deal act_craftsmen_peasants
nature deal act_druid
nature deal act_conquest
p1 keep act_migration
p2 keep act_druid
p1 pass-on act_craftsmen_peasants
p2 pass-on act_new_alliance
nature deal act_new_clans
nature deal act_bard
nature deal act_geis
nature deal act_warlord
nature deal act_sanctuary
p1 keep act_new_clans
p2 keep act_exploration
p1 pass-on act_sanctuary
p2 pass-on act_geis
p1 act act_migration
p1 at iron_mine
p1 move-to stone_circle
p1 move-to cove
p1 move-to gates
p1 move-to forest
p1 move-to cove
p1 move-to stop
p2 react decline
p1 react decline_round
p2 react decline_round
p1 react decline
p2 react decline
p1 peace yes
p2 peace no
p1 maneuver attack:p2
p1 react adv_iron_mine
p1 react decline_round
p2 react decline
p1 react decline
p2 react decline_round
p2 throw act_festival
p1 react decline_round
p2 react decline
p1 peace no
p2 peace yes
p2 maneuver attack:p1
p2 react decline
p1 result clan
p1 react decline
p2 react decline
p2 maneuver end
p2 act act_druid
p1 react act_geis
p2 react decline
p1 act pass
p2 act act_craftsmen_peasants
p2 how-many 0
p2 how-many 0
p2 react decline_round
p1 act act_conquest
p1 at stone_circle
p1 move-from forest
p1 move-from gates
p1 move-from forest
p1 move-from iron_mine
p1 move-from forest
p1 move-from stop
p1 react decline
p2 react decline
p1 peace yes
p2 peace no
p1 maneuver withdraw
p1 withdraw forest
p1 withdraw stop
p2 react decline
p1 peace no
p2 peace no
p2 maneuver attack:p1
p2 react decline
p1 result card
p1 throw act_warlord
p2 react decline
p1 peace no
p2 peace yes
p1 maneuver attack:p2
p1 react decline_round
p2 result clan
p2 react decline
p1 peace no
p2 peace no
p2 maneuver withdraw
p2 withdraw iron_mine
p2 react decline_round
p1 maneuver withdraw
p1 withdraw forest
p1 withdraw forest
p1 withdraw forest
p1 withdraw forest
p2 act act_bard
nature draw-epic epic_eriu
p2 react adv_salt_mine
p2 react decline_round
p1 react decline
nature take-random act_new_alliance
p2 give act_new_alliance
p1 act act_new_alliance
p1 at iron_mine
p1 either second
p2 act epic_children_of_dana
p2 place stone_circle
p2 react decline
p1 react decline
p2 react decline
p1 act act_new_clans
p2 act act_exploration
p1 spot b:2:-3
nature draw-tile swamp
p1 act pass
p2 act act_sanctuary
p2 at iron_mine
nature draw-epic epic_breas_tyranny
p1 act pass
p2 act epic_eriu
p2 at iron_mine
p2 at stone_circle
p2 at stop
p2 react decline_round
p1 react decline
p2 react decline
p1 act pass
p2 act epic_breas_tyranny
p2 move-to stone_circle
p1 react decline
p2 react decline_round
p1 act pass
p2 act pass
p1 react decline
nature toss counterclockwise
nature deal act_bard
nature deal act_sanctuary
nature deal act_festival
nature deal act_geis
nature deal act_new_clans
nature deal act_new_alliance
nature deal act_warlord
p1 keep act_new_clans
p2 keep act_festival
p1 pass-on act_geis
p2 pass-on act_festival
nature deal act_exploration
nature deal act_conquest
nature deal act_craftsmen_peasants
nature deal act_citadel
nature deal act_druid
p1 keep act_druid
p2 keep act_exploration
p1 pass-on act_druid
p2 pass-on act_citadel
p2 act act_migration
p2 at salt_mine
p2 move-to cove
p2 move-to iron_mine
p2 move-to mountains
p2 move-to mountains
p1 react decline
p2 either first
p2 throw act_exploration
p2 next-clash iron_mine
p1 react decline
p1 shelter no
p1 react decline_round
p1 peace yes
p2 peace yes
p1 react decline
p1 shelter yes
p1 peace no
p2 peace no
p2 maneuver withdraw
p2 withdraw mountains
p2 either second
p2 react decline_round
p1 react decline_round
p1 maneuver epic_tale_of_cuchulain
p1 react adv_forest
nature draw-epic epic_battle_frenzy
p1 react decline_round
p2 react decline
p1 act act_citadel
p1 at iron_mine
p2 react decline
p1 react decline
p2 act adv_swamp
p1 react decline_round
p2 react adv_salt_mine
nature take-random act_new_clans
p2 give act_geis
p1 act act_conquest
p1 at swamp
p1 move-from cove
p1 move-from forest
p1 move-from forest
p1 move-from stop
p2 react decline_round
p1 react decline_round
p1 react epic_battle_frenzy
p1 peace yes
p2 peace no
p1 maneuver attack:p2
p1 react decline
p2 result card
p2 throw act_druid
p1 react decline
p2 react decline_round
p1 peace no
p2 peace no
p2 maneuver attack:p1
p1 result card
p1 throw act_festival
p1 react decline_round
p1 peace no
p2 peace no
p1 maneuver withdraw
p1 withdraw forest
p1 withdraw stop
p1 peace no
p2 peace yes
p2 maneuver attack:p1
p1 result card
p1 throw act_sanctuary
p1 peace no
p2 peace yes
p1 maneuver withdraw
p1 withdraw forest
p1 withdraw stop
p1 peace yes
p2 peace no
p2 maneuver attack:p1
p1 result card
p1 throw act_geis
p1 peace no
p2 peace yes
p1 maneuver attack:p2
p1 react decline_round
p2 result card
p2 throw act_new_clans
p1 peace no
p2 peace no
p2 maneuver attack:p1
p1 result card
p1 throw act_craftsmen_peasants
p1 peace no
p2 peace yes
p1 maneuver attack:p2
p2 result clan
p1 maneuver withdraw
p1 withdraw forest
p1 react adv_cove
p1 put-aside act_bard
p2 act act_warlord
p2 at stone_circle
p1 peace yes
p2 peace no
p2 maneuver withdraw
p2 withdraw iron_mine
p2 withdraw stop
p1 peace no
p2 peace yes
p1 maneuver withdraw
p1 withdraw forest
p2 maneuver withdraw
p2 withdraw iron_mine
p1 act pass
p2 act pass
nature toss counterclockwise
nature deal act_sanctuary
nature deal act_citadel
nature deal act_migration
nature deal act_new_clans
nature deal act_druid
nature deal act_festival
nature deal act_bard
p1 keep act_druid
p2 keep act_migration
p1 pass-on act_new_clans
p2 pass-on act_festival
nature deal act_geis
nature deal act_craftsmen_peasants
nature deal act_new_alliance
nature deal act_conquest
nature deal act_warlord
p1 keep act_conquest
p2 keep act_craftsmen_peasants
p1 pass-on act_geis
p2 pass-on act_exploration
p2 act act_craftsmen_peasants
p2 how-many 2
p1 react decline_round
p1 act act_citadel
p1 at iron_mine
p2 react decline
p2 act pass
p1 act act_festival
p2 react act_geis
p2 act act_warlord
p1 shelter yes
p2 maneuver end
p1 act act_druid
p1 search act_citadel
p2 act act_migration
p2 at mountains
p2 move-to cove
p2 move-to stop
p1 react decline
p1 act pass
p2 act act_bard
p1 react decline
nature draw-epic epic_strengs_resolve
p1 act act_new_alliance
p1 at iron_mine
p1 either first
p2 react decline
p2 act act_new_clans
p2 place mountains
p2 place iron_mine
p1 react decline
p1 act pass
p2 act pass
p2 react decline
nature toss counterclockwise
nature deal act_migration
nature deal act_conquest
nature deal act_geis
nature deal act_sanctuary
nature deal act_new_alliance
nature deal act_new_clans
nature deal act_craftsmen_peasants
p1 keep act_new_clans
p2 keep act_geis
p1 pass-on act_sanctuary
p2 pass-on act_craftsmen_peasants
nature deal act_exploration
nature deal act_festival
nature deal act_druid
nature deal act_citadel
nature deal act_bard
p1 keep act_citadel
p2 keep act_exploration
p1 pass-on act_druid
p2 pass-on act_bard
p2 act act_sanctuary
p2 at cove
p1 react decline_round
nature draw-epic epic_diarmuid_grainne
p2 react decline
p1 act act_citadel
p1 at iron_mine
p2 react decline
p2 act pass
p1 act pass
p2 react decline
nature toss clockwise
nature deal act_craftsmen_peasants
nature deal act_festival
nature deal act_warlord
nature deal act_sanctuary
nature deal act_exploration
nature deal act_citadel
nature deal act_conquest
p1 keep act_conquest
p2 keep act_warlord
p1 pass-on act_conquest
p2 pass-on act_warlord
nature deal act_new_alliance
nature deal act_migration
nature deal act_druid
nature deal act_bard
nature deal act_geis
p1 keep act_new_clans
p2 keep act_migration
p1 pass-on act_new_alliance
p2 pass-on act_geis
p2 act act_exploration
p1 react decline_round
p2 spot a:-4:1
nature draw-tile hills
p2 react decline
p1 act act_warlord
p2 react decline
p2 react decline_round
p2 shelter no
p1 peace no
p2 peace no
p1 maneuver attack:p2
p2 result clan
p2 react epic_diarmuid_grainne
p2 place mountains
p2 react decline_round
p2 react decline_round
p1 react decline
p1 peace yes
p2 peace no
p2 maneuver attack:p1
p2 react adv_iron_mine
p2 react decline_round
p1 throw act_new_clans
p2 react act_bard
p2 react decline_round
p1 peace yes
p2 peace no
p1 maneuver attack:p2
p2 result card
p2 throw act_new_alliance
p1 peace yes
p2 peace no
p2 maneuver withdraw
p2 withdraw cove
p2 withdraw cove
p2 withdraw stop
p1 peace no
p2 peace yes
p1 maneuver withdraw
p1 withdraw forest
p2 maneuver end
p2 act pass
p1 act pass
p2 react decline
nature toss clockwise
nature deal act_new_alliance
nature deal act_festival
nature deal act_warlord
nature deal act_bard
nature deal act_geis
nature deal act_migration
nature deal act_conquest
p1 keep act_geis
p2 keep act_festival
p1 pass-on act_warlord
p2 pass-on act_festival
nature deal act_new_clans
nature deal act_druid
nature deal act_craftsmen_peasants
nature deal act_sanctuary
nature deal act_citadel
p1 keep act_sanctuary
p2 keep act_druid
p1 pass-on act_new_clans
p2 pass-on act_citadel
p2 act act_migration
p2 at iron_mine
p2 move-to salt_mine
p2 move-to forest
p2 move-to stop
p1 react act_geis
p2 react decline_round
p1 act act_sanctuary
nature draw-epic epic_dagdas_club
p2 act act_conquest
p2 at swamp
p2 move-from stop
p1 act pass
p2 act pass
p2 react decline_round
p1 react decline
nature toss clockwise
nature deal act_geis
nature deal act_exploration
nature deal act_new_clans
nature deal act_citadel
nature deal act_bard
nature deal act_festival
nature deal act_new_alliance
p1 keep act_festival
p2 keep act_exploration
p1 pass-on act_new_clans
p2 pass-on act_exploration
nature deal act_migration
nature deal act_conquest
nature deal act_sanctuary
nature deal act_craftsmen_peasants
nature deal act_warlord
p1 keep act_druid
p2 keep act_migration
p1 pass-on act_conquest
p2 pass-on act_warlord
p2 act act_bard
p1 react decline
nature draw-epic epic_kernunos_sanctuary
p2 react decline_round
p1 act act_citadel
p2 react decline_round
p2 act act_new_alliance
p2 at iron_mine
p1 react decline_round
p1 act act_warlord
p2 act act_conquest
p2 at hills
p1 act act_sanctuary
nature draw-epic epic_deirdres_beauty
p2 act epic_kernunos_sanctuary
p2 react decline
p1 react decline
p1 act act_exploration
p2 spot a:-3:-1
nature draw-tile valley
p2 act act_craftsmen_peasants
p1 react decline_round
p1 act pass
p2 act pass
p2 react decline
p1 react decline_round
nature toss counterclockwise
nature deal act_new_clans
nature deal act_exploration
nature deal act_warlord
nature deal act_new_alliance
nature deal act_festival
nature deal act_bard
nature deal act_migration
p1 keep act_festival
p2 keep act_new_alliance
p1 pass-on act_warlord
p2 pass-on act_new_alliance
nature deal act_conquest
nature deal act_craftsmen_peasants
nature deal act_citadel
nature deal act_geis
nature deal act_druid
p1 keep act_druid
p2 keep act_craftsmen_peasants
p1 pass-on act_conquest
p2 pass-on act_craftsmen_peasants
p2 act act_migration
p2 at mountains
p2 move-to cove
p2 move-to stop
p1 react decline
p2 react decline
p1 act act_festival
p2 react act_geis
p1 react adv_valley
p1 react decline_round
p2 react decline
p2 act act_warlord
p2 at cove
p2 react decline
p1 act act_exploration
p2 spot b:0:3
nature draw-tile misty_lands
p2 act act_sanctuary
p2 at iron_mine
nature draw-epic epic_the_other_world
p2 react adv_cove
p2 react decline_round
p1 react decline_round
p2 put-aside act_bard
p1 act act_new_alliance
p1 at forest
p2 act pretender
p1 act act_citadel
p1 at forest
p2 act pass
p1 act pass
p2 react decline
p1 react decline_round
',1794830310.693341,1794830315.5755873,'20');
INSERT INTO "tables" VALUES('Is6o5nHAxH5z','spirit_island',27,'playing',true,'p_45bcfbc2e78d5933','sQ5WxoRX9Kn7','2 spirit=choose boards=random layout=standard extra_board=off adversary=england level=1 second_adversary=none second_level=0 scenario=none progression=off blight_setup_plus_one=on','[{"kind": "human", "player": "p_45bcfbc2e78d5933", "name": "Maren", "bot": null, "resigned": false}, {"kind": "guest", "player": "p_45bcfbc2e78d5933", "name": "", "bot": null, "resigned": false}]','null','null','tuath-position 1 spirit_island 1 a97becf07003 521b7067 227a3b42 1295be96
{"setup":"2 spirit=choose boards=random layout=standard extra_board=off adversary=england level=1 second_adversary=none second_level=0 scenario=none progression=off blight_setup_plus_one=on","seed":14,"sealed":39,"count":25,"draws":8,"known":true,"start":[2,1,[3,2],[[],[3,3],[2,3],[],[0,1],[0,3],[],[0,1,2,3,3],[0],[],[3],[0,1,2],[0,3,3],[],[3,3],[0,1,3],[0,1],[]],[0,0,0,0,0,1,0,0,0,0,0,0,0,0,1,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,1,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,2],0,[[1092,-1,-1,"game",0,-1,-1]],[],[2,1],[0,1],[0,0],[5,5,5,5],[0,2],[335233399564413187765888412189130133916599184051404800,22448665149402668823608599030522107181915123860111360],[0,0],[23945242826029513411849172299223580994042798784118784,0],[0,0],[0,0],[0,0],[0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0],[0,0],[0,0],67645668347,66564,5316910715489063263385826744418172928,0,-1,[1,2,2,2,2,3,3,3,3,3],[9,496,32256],[],[1],[2],[],0,32767,[3,4,3],0,8,1,0,[],0,0,3,-1,5,0,false,2,"spirit",[["turn",-1,-1,0,-1],["end_turn",-1,-1,0,-1],["powers",-1,-1,1,-1],["advance",-1,-1,0,-1],["explore_step",-1,-1,0,-1],["build_step",-1,-1,0,-1],["ravage_step",-1,-1,0,-1],["extra_build_step",-1,-1,0,-1],["fear_cards",-1,-1,0,-1],["event",-1,-1,0,-1],["blighted_island",-1,-1,0,-1],["invader_phase",-1,-1,0,-1],["powers",-1,-1,0,-1],["spirits",-1,-1,0,-1]],[[0,2,1,3],[0,4,2,3]],0,[[343,-1,-1,0,-1],[342,-1,-1,0,-1]],0,0,false,"",false],"answers":[[1,"spirit_island-growth-action",0],[1,"spirit_island-deck",1],[-1,"spirit_island-draw",112],[-1,"spirit_island-draw",117],[-1,"spirit_island-draw",103],[-1,"spirit_island-draw",109],[1,"spirit_island-keep",117],[0,"spirit_island-growth-action",0],[1,"spirit_island-forget",117],[0,"spirit_island-deck",0],[-1,"spirit_island-draw",7],[-1,"spirit_island-draw",15],[-1,"spirit_island-draw",24],[-1,"spirit_island-draw",17],[0,"spirit_island-keep",17],[0,"spirit_island-presence-from",7],[0,"spirit_island-lift",5]]}
nature board D
nature board C
p2 spirit river_surges_in_sunlight
p1 spirit shadows_flicker_like_flame
nature reveal 1_sands
p2 growth 2
p2 presence-from energy
p1 growth 1
p2 presence-to 2-8
p1 growth-action 1
p2 presence-from plays
p2 presence-to 2-7
p2 play stop
p1 deck minor
nature draw song_of_sanctity
nature draw elemental_boon
nature draw call_to_isolation
nature draw gift_of_power
p1 keep song_of_sanctity
p1 play concealing_shadows
p1 use concealing_shadows
p1 target 1-5
nature reveal 1_mountain
p1 growth 2
p2 growth 3
',1794830321.280401,1794830336.9600136,'14');
INSERT INTO "tables" VALUES('h7WJ1evdnMkw','spirit_island',19,'over',true,'p_45bcfbc2e78d5933','iBy7Wc8jRy4z','1 spirit=choose boards=random layout=standard extra_board=off adversary=none level=0 second_adversary=none second_level=0 scenario=none progression=off blight_setup_plus_one=on','[{"kind": "bot", "player": null, "name": "random", "bot": "random", "resigned": false}]',NULL,NULL,'tuath-position 1 spirit_island 1 a97becf07003 521b7067 d8a10408 6d97067b
{"setup":"1 spirit=choose boards=random layout=standard extra_board=off adversary=none level=0 second_adversary=none second_level=0 scenario=none progression=off blight_setup_plus_one=on","seed":20,"sealed":26,"count":30,"draws":11,"known":true,"start":[1,0,[1],[[],[0,1],[0,2],[3,3],[],[],[0,1,2],[0,3],[3,3]],[0,1,0,0,1,0,1,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],0,[],[],[1],[0],[2],[5,6],[1],[5986310706507378436039042811363137304998640963551488],[1496577676626844588240573268701473812127674924007424],[2993155353253689176481146537402947624255349848014848],[11972621413014756705924586149611790497021399392059392],[0],[0],[0],[0,0,0,0,0,0,0,0],[0],[0],[0],68719212279,264200,5228558003954356130560309524409876480,5275961798149890769029278740774912,-1,[1,2,2,2,2,3,3,3,3,3],[5,496,32256],[],[1],[3],[],0,32767,[3,3,3],0,4,0,0,[],0,0,3,-1,1,0,false,2,"over",[],[[0,0,-1,0]],0,[[-1,-1,-1,0,-1]],0,0,false,"presence",false],"answers":[]}
nature board B
p1 spirit river_surges_in_sunlight
nature reveal 1_wetland
p1 growth 1
p1 growth-action 1
p1 deck major
nature draw blazing_renewal
nature draw infinite_vitality
nature draw talons_of_lightning
nature draw the_trees_and_stones_speak_of_war
p1 keep the_trees_and_stones_speak_of_war
p1 forget rivers_bounty
p1 play wash_away
nature reveal 1_mountain
p1 use wash_away
p1 target 1-1
p1 which-piece stop
p1 growth 3
p1 growth-action 2
p1 presence-from energy
p1 presence-to 1-1
p1 deck minor
nature draw drift_down_into_slumber
nature draw encompassing_ward
nature draw call_to_migrate
nature draw land_of_haunts_and_embers
p1 keep drift_down_into_slumber
p1 play flash_floods
p1 use done
p1 next-land 1-6
',1794830337.0711093,1794830344.2666593,'20');
INSERT INTO "tables" VALUES('uYN9lHEfp9Hd','inis',0,'waiting',false,'p_45bcfbc2e78d5933','JcEYjM08mKZK','2 highlands=resolution lug_samildanach=cancelled_too after_cancelled=allowed','[{"kind": "human", "player": "p_45bcfbc2e78d5933", "name": "Maren", "bot": null, "resigned": false}, {"kind": "open", "player": null, "name": "", "bot": null, "resigned": false}]','{"minutes": 30.0, "increment": 10.0, "left": [1800.0, 1800.0], "since": null}','null',NULL,1794830344.5800679,1794830344.5800679,NULL);
INSERT INTO "tables" VALUES('zgrVxRlsC2Zw','arrival',1,'playing',true,'p_45bcfbc2e78d5933','DFAQWaZm9GqF','2 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open','[{"kind": "human", "player": "p_45bcfbc2e78d5933", "name": "Maren", "bot": null, "resigned": false}, {"kind": "human", "player": "p_e0a4ab840b72c0bb", "name": "Bram", "bot": null, "resigned": false}]','{"minutes": 600.0, "increment": 10.0, "left": [36000.0, 36000.0], "since": 1794830344.760109}','null','tuath-position 1 arrival 1 7e0fdb726ba0 3fbc9c4f 5298a195 c35b964c
{"setup":"2 tribes=by_seat blockers=together start_discs=two_in_hand shortage=printed castles=distant overrun_tie=final ports=open","seed":6846054667735285843,"sealed":0,"count":14,"draws":14,"known":true,"start":[2,[0,0],0,0,[0,69,2],2111062325329920,[0,0,0,0,0,0,0,0,0,0],[0,1],[4,4],[4,4],[0,0],[3,3],[0,0],[0,0],[0,0],[[],[]],[0,0],[0,0],[0,0],[0,0],[12,12],20,12,[32,9,5],[0,0,0],[1,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,0,1,2,1],[22,21,1,24,2,21],[],18014398509481983,0,0,[17,18,16],[2,2,0],[18,18,18],0,[[],[]],[[],[]],[[],[]],0,"ports",1,0,-1,0,0,0,0,[0,0],0,false,""],"answers":[]}
nature display cu_chulainns_ruse
nature display hour_of_the_master_builder
nature display cauldron_of_dagda:robogdia
nature display song_of_the_bard
nature display cauldron_of_dagda:erdinia
nature display hour_of_the_master_builder
nature fomori athach
nature fomori monghfinn
nature fomori athach
nature fomori athach
nature top fame
nature top fame
nature top discs
nature starting-player p1
',1794830344.6947544,1794830344.7610397,NULL);
CREATE TABLE requests (
  "table" VARCHAR(24) NOT NULL, 
  id VARCHAR(64) NOT NULL, 
  version INTEGER NOT NULL, 
  PRIMARY KEY ("table", id), 
  FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE answers (
  "table" VARCHAR(24) NOT NULL, 
  count INTEGER NOT NULL, 
  line TEXT, 
  at FLOAT NOT NULL, 
  PRIMARY KEY ("table", count), 
  FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',15,'p3 port port_lairge',1794830247.6965117);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',16,'p1 port gaillim',1794830247.8782651);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',17,'p2 port loch_garman',1794830247.9963782);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',18,'p3 stack centre',1794830248.1953745);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',19,'nature top fame',1794830248.1953745);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',20,'p1 stack left',1794830248.4152846);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',21,'nature top fame',1794830248.4152846);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',22,'p2 stack centre',1794830248.599397);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',23,'nature top discs',1794830248.599397);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',24,'p3 stack centre',1794830248.7027168);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',25,'nature top fame',1794830248.7027168);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',26,'p1 stack right',1794830248.8064778);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',27,'nature top arms',1794830248.8064778);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',28,'p2 stack right',1794830248.8766727);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',29,'nature top fame',1794830248.8766727);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',30,'p3 stack centre',1794830248.9765208);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',31,'nature top discs',1794830248.9765208);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',32,'p1 stack right',1794830249.0874467);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',33,'nature top arms',1794830249.0874467);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',34,'p2 stack centre',1794830249.1883638);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',35,'nature top fame',1794830249.1883638);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',36,'p3 stack left',1794830249.2512236);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',37,'nature top arms',1794830249.2512236);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',38,'p1 stack right',1794830249.3512383);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',39,'nature top arms',1794830249.3512383);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',40,'p2 stack centre',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',41,'nature top fame',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',42,'nature front F12',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',43,'nature front A12',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',44,'nature front F06',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',45,'nature front D01',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',46,'nature front F05',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',47,'nature front A08',1794830249.4069016);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',48,'p2 block top',1794830249.4497201);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',49,'p1 block bottom',1794830249.6030886);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',50,'p3 block bottom',1794830249.8243122);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',51,'nature front F01',1794830249.8243122);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',52,'nature front F10',1794830249.8243122);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',53,'nature front D03',1794830249.8243122);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',54,'p3 block-another middle',1794830249.936025);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',55,'p2 block-another middle',1794830250.1613617);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',56,'p1 block-another top',1794830250.3005438);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',57,'nature front F04',1794830250.3005438);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',58,'nature front A11',1794830250.3005438);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',59,'nature front F03',1794830250.3005438);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',60,'p3 take silver_in_the_hills:ochre',1794830250.4184637);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',61,'p3 take cauldron_of_dagda:voluntia',1794830250.6244392);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',62,'p3 take cauldron_of_dagda:auteinia',1794830250.791279);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',63,'p3 take cu_chulainns_ruse',1794830250.956646);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',64,'nature display lia_fail',1794830250.956646);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',65,'nature display silver_in_the_hills:heather',1794830250.956646);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',66,'nature display cauldron_of_dagda:gangania',1794830250.956646);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',67,'nature display emers_mercy',1794830250.956646);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',68,'p2 take cauldron_of_dagda:eblana',1794830251.1114402);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',69,'nature display high_walls',1794830251.1114402);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',70,'p3 act tile',1794830251.217109);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',71,'p3 tile cauldron_of_dagda:auteinia',1794830251.3793633);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',72,'p3 act spread',1794830251.5009382);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',73,'p3 spread benn_mor',1794830251.6392822);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',74,'nature fomori sineach',1794830251.6392822);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',75,'p3 act done',1794830251.7592545);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',76,'p1 act spread',1794830251.8832245);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',77,'p1 spread druim_thuama',1794830252.023401);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',78,'nature fomori sineach',1794830252.023401);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',79,'p2 act tile',1794830252.1711767);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',80,'p2 tile cauldron_of_dagda:eblana',1794830252.2832823);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',81,'p2 act build',1794830252.4018247);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',82,'p2 build corcach',1794830252.5301476);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',83,'p3 act spread',1794830252.576849);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',84,'p3 spread ailech',1794830252.6380098);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',85,'nature fomori athach',1794830252.6380098);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',86,'p3 act build',1794830252.705186);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',87,'p3 build dinn_rig',1794830252.787455);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',88,'p3 act tile',1794830252.8327482);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',89,'p3 tile cauldron_of_dagda:voluntia',1794830252.9131546);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',90,'p3 act tile',1794830252.966452);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',91,'p3 tile cu_chulainns_ruse',1794830253.0134754);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',92,'p3 ruse ailech',1794830253.085824);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',93,'p3 ruse-with benn_mor',1794830253.128244);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',94,'p3 act done',1794830253.2769418);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',95,'p1 act build',1794830253.351811);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',96,'p1 build dun_lethglaise',1794830253.3980167);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',97,'p1 act spread',1794830253.467953);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',98,'p1 spread es_ruaid',1794830253.5728972);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',99,'nature fomori sineach',1794830253.5728972);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',100,'p2 act spread',1794830253.6100597);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',101,'p2 spread mag_tuired',1794830253.6730733);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',102,'nature fomori sineach',1794830253.6730733);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',103,'p2 act build',1794830253.782349);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',104,'p2 build caisel',1794830253.88821);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',105,'p3 act build',1794830253.9571648);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',106,'p3 build mag_fene',1794830255.3574421);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',107,'p3 act build',1794830255.4070523);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',108,'p3 build mag_coba',1794830255.5003371);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',109,'p3 act tile',1794830255.5731573);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',110,'p3 tile silver_in_the_hills:ochre',1794830255.6383216);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',111,'p1 act repel',1794830255.6849122);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',112,'p1 repel es_ruaid',1794830255.7660053);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',113,'p1 reward fame',1794830255.952224);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',114,'p1 act repel',1794830256.1936886);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',115,'p1 repel dun_sobairce',1794830256.316146);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',116,'p1 reward corruption',1794830256.3942149);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',117,'p2 act spread',1794830256.4961371);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',118,'p2 spread es_ruaid',1794830256.891358);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',119,'nature fomori sineach',1794830256.891358);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',120,'p2 act repel',1794830257.006414);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',121,'p2 repel es_ruaid',1794830257.0949287);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',122,'p2 reward corruption',1794830257.243108);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',123,'p3 act spread',1794830257.3567598);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',124,'p3 spread cruachain',1794830257.4967654);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',125,'nature fomori sineach',1794830257.4967654);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',126,'p3 act spread',1794830257.7193966);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',127,'p3 spread sliab_iairn',1794830257.7796664);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',128,'nature fomori sineach',1794830257.7796664);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',129,'p1 act pass',1794830257.9450462);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',130,'p1 hoard d1s0h0',1794830258.039886);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',131,'p2 act pass',1794830258.207542);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',132,'p2 hoard d1s0h0',1794830258.316061);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',133,'p3 act spread',1794830258.46386);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',134,'p3 spread cluain_ferta',1794830258.5439327);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',135,'nature fomori athach',1794830258.5439327);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',136,'p3 act spread',1794830258.6755369);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',137,'p3 spread sliab_bladma',1794830258.752023);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',138,'nature fomori sineach',1794830258.752023);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',139,'p3 act pass',1794830258.8470674);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',140,'p3 hoard d0s0h0',1794830258.9371345);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',141,'p1 stack left',1794830259.0269327);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',142,'nature top fame',1794830259.0269327);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',143,'p2 stack left',1794830259.1717532);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',144,'nature top fame',1794830259.1717532);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',145,'p3 stack left',1794830259.279986);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',146,'nature top arms',1794830259.279986);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',147,'p1 stack left',1794830262.1605113);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',148,'nature top discs',1794830262.1605113);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',149,'p2 stack centre',1794830262.29903);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',150,'nature top fame',1794830262.29903);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',151,'p3 stack right',1794830262.6828375);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',152,'nature top discs',1794830262.6828375);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',153,'p1 stack centre',1794830262.9652495);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',154,'nature top discs',1794830262.9652495);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',155,'p2 stack left',1794830263.109732);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',156,'nature top fame',1794830263.109732);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',157,'p3 stack right',1794830263.433524);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',158,'nature top arms',1794830263.433524);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',159,'p1 stack right',1794830264.0975773);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',160,'nature top discs',1794830264.0975773);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',161,'p2 stack right',1794830264.152877);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',162,'nature top discs',1794830264.152877);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',163,'p3 stack left',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',164,'nature top arms',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',165,'nature front A01',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',166,'nature front F08',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',167,'nature front F16',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',168,'nature front A13',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',169,'nature front F17',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',170,'nature front A07',1794830264.346583);
INSERT INTO "answers" VALUES('gQeA04rL9R-P',171,'p3 block bottom',1794830264.4382908);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',15,'p2 port gaillim',1794830270.504164);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',16,'p1 port inber_scene',1794830270.5200486);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',17,'p2 stack right',1794830270.5389438);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',18,'nature top fame',1794830270.5389438);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',19,'p1 stack right',1794830270.556014);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',20,'nature top fame',1794830270.556014);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',21,'p2 stack left',1794830270.574961);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',22,'nature top arms',1794830270.574961);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',23,'p1 stack centre',1794830270.58037);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',24,'nature top discs',1794830270.58037);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',25,'p2 stack left',1794830270.6014788);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',26,'nature top arms',1794830270.6014788);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',27,'p1 stack right',1794830270.6241856);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',28,'nature top fame',1794830270.6241856);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',29,'p2 stack right',1794830270.656244);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',30,'nature top discs',1794830270.656244);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',31,'p1 stack centre',1794830270.6864998);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',32,'nature top discs',1794830270.6864998);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',33,'nature front F17',1794830270.6864998);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',34,'nature front F09',1794830270.6864998);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',35,'nature front F06',1794830270.6864998);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',36,'nature front A03',1794830270.6864998);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',37,'p2 block top',1794830270.7069);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',38,'p1 block middle',1794830270.7230167);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',39,'nature front A18',1794830270.7230167);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',40,'nature front F10',1794830270.7230167);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',41,'p2 block-another bottom',1794830270.7369025);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',42,'p1 block-another top',1794830270.7588706);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',43,'nature front F07',1794830270.7588706);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',44,'nature front D03',1794830270.7588706);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',45,'p2 take cauldron_of_dagda:eblana',1794830270.8033981);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',46,'p2 take big_migration',1794830270.8061824);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',47,'p2 take emers_mercy',1794830270.8086162);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',48,'nature display cauldron_of_dagda:magnata',1794830270.8086162);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',49,'nature display flight_of_the_wild_geese',1794830270.8086162);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',50,'nature display ogams_wisdom',1794830270.8086162);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',51,'p2 act spread',1794830270.8107815);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',52,'p2 spread druim_thuama',1794830270.8126802);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',53,'nature fomori sineach',1794830270.8126802);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',54,'p2 act tile',1794830270.8156447);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',55,'p2 tile emers_mercy',1794830270.818153);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',56,'p2 act done',1794830270.8216865);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',57,'p1 act spread',1794830270.8235743);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',58,'p1 spread benn_mor',1794830270.8256266);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',59,'nature fomori athach',1794830270.8256266);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',60,'p2 act spread',1794830270.8275938);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',61,'p2 spread es_ruaid',1794830270.829541);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',62,'nature fomori monghfinn',1794830270.829541);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',63,'p2 act spread',1794830270.8315134);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',64,'p2 spread druim_cett',1794830270.8334382);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',65,'nature fomori sineach',1794830270.8334382);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',66,'p2 act tile',1794830270.8357153);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',67,'p2 tile cauldron_of_dagda:eblana',1794830270.837595);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',68,'p2 act tile',1794830270.8394594);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',69,'p2 tile big_migration',1794830270.841227);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',70,'p2 migrate gaillim',1794830270.843005);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',71,'p2 migrate-with inber_scene',1794830270.8448646);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',72,'p1 act build',1794830270.8467016);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',73,'p1 build ath_cliath',1794830270.8485599);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',74,'p1 act pass',1794830270.8503795);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',75,'p1 hoard d1s0h0',1794830270.8523095);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',76,'p2 act build',1794830270.8541286);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',77,'p2 build inber_colptha',1794830270.856079);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',78,'p2 act shield',1794830270.8643703);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',79,'p2 shield ivernia',1794830270.8719862);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',80,'p2 act build',1794830270.878999);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',81,'p2 build corcu_duibne',1794830270.9071152);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',82,'p2 act spread',1794830270.9408453);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',83,'p2 spread latharna',1794830270.9629765);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',84,'nature fomori sineach',1794830270.9629765);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',85,'p2 act spread',1794830270.9766197);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',86,'p2 spread mag_coba',1794830270.991001);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',87,'nature fomori athach',1794830270.991001);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',88,'p2 act repel',1794830271.0035677);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',89,'p2 repel latharna',1794830271.0228913);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',90,'p2 reward corruption',1794830271.038904);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',91,'p2 act pass',1794830271.0528805);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',92,'p1 stack right',1794830271.072728);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',93,'nature top fame',1794830271.072728);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',94,'p2 stack left',1794830271.0991254);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',95,'nature top fame',1794830271.0991254);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',96,'p1 stack centre',1794830271.1231265);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',97,'nature top arms',1794830271.1231265);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',98,'p2 stack centre',1794830271.1419365);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',99,'nature top discs',1794830271.1419365);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',100,'p1 stack right',1794830271.145347);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',101,'nature top discs',1794830271.145347);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',102,'p2 stack right',1794830271.1474934);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',103,'nature top fame',1794830271.1474934);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',104,'p1 stack left',1794830271.1495526);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',105,'nature top arms',1794830271.1495526);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',106,'p2 stack centre',1794830271.1514642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',107,'nature top arms',1794830271.1514642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',108,'nature front D08',1794830271.1514642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',109,'nature front A17',1794830271.1514642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',110,'nature front D13',1794830271.1514642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',111,'nature front A05',1794830271.1514642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',112,'p1 block bottom',1794830271.1532066);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',113,'p2 block bottom',1794830271.1552336);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',114,'nature front F03',1794830271.1552336);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',115,'nature front D10',1794830271.1552336);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',116,'p1 block-another top',1794830271.1597404);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',117,'p2 block-another top',1794830271.163612);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',118,'nature front F12',1794830271.163612);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',119,'nature front D07',1794830271.163612);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',120,'p1 take cauldron_of_dagda:magnata',1794830271.1657667);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',121,'p1 take flight_of_the_wild_geese',1794830271.1679678);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',122,'nature display cauldron_of_dagda:ivernia',1794830271.1679678);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',123,'nature display sublime_stronghold',1794830271.1679678);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',124,'p1 act tile',1794830271.170116);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',125,'p1 tile flight_of_the_wild_geese',1794830271.1721838);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',126,'p1 act build',1794830271.1742053);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',127,'p1 build dun_delgan',1794830271.1763883);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',128,'p1 act spread',1794830271.178331);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',129,'p1 spread tulach_oc',1794830271.1805665);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',130,'nature fomori sineach',1794830271.1805665);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',131,'p1 act done',1794830271.1824706);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',132,'p2 act repel',1794830271.1843252);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',133,'p2 repel mag_coba',1794830271.1860747);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',134,'p2 reward corruption',1794830271.1877768);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',135,'p2 act build',1794830271.189563);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',136,'p2 build latharna',1794830271.1992173);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',137,'p1 act tile',1794830271.2466629);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',138,'p1 tile cauldron_of_dagda:magnata',1794830271.271132);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',139,'p1 act spread',1794830271.2775917);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',140,'p1 spread loch_eirne',1794830271.2799563);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',141,'nature fomori sineach',1794830271.2799563);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',142,'p1 act spread',1794830271.281967);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',143,'p1 spread mag_tuired',1794830271.2839558);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',144,'nature fomori athach',1794830271.2839558);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',145,'p2 act build',1794830271.3003895);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',146,'p2 build inber_scene',1794830271.3026605);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',147,'p2 act spread',1794830271.3046367);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',148,'p2 spread latharna',1794830271.3066616);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',149,'nature fomori monghfinn',1794830271.3066616);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',150,'p1 act build',1794830271.308398);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',151,'p1 build emain_macha',1794830271.3102);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',152,'p1 act build',1794830271.311938);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',153,'p1 build luimnech',1794830271.3137496);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',154,'p2 act spread',1794830271.3160963);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',155,'p2 spread ailech',1794830271.3179238);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',156,'nature fomori sineach',1794830271.3179238);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',157,'p2 act shield',1794830271.3196347);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',158,'p2 shield eblana',1794830271.3213413);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',159,'p1 act build',1794830271.322996);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',160,'p1 build conmaicne',1794830271.3246386);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',161,'p1 act pass',1794830271.3263326);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',162,'p2 act spread',1794830271.3280497);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',163,'p2 spread cruachain',1794830271.329696);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',164,'nature fomori sineach',1794830271.329696);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',165,'p2 act pass',1794830271.3313177);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',166,'p2 hoard d0s0h1',1794830271.3331404);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',167,'p1 stack left',1794830271.334806);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',168,'nature top arms',1794830271.334806);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',169,'p2 stack left',1794830271.3365245);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',170,'nature top arms',1794830271.3365245);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',171,'p1 stack left',1794830271.3381288);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',172,'nature top arms',1794830271.3381288);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',173,'p2 stack left',1794830271.3397927);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',174,'nature top discs',1794830271.3397927);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',175,'p1 stack right',1794830271.3414102);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',176,'nature top discs',1794830271.3414102);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',177,'p2 stack left',1794830271.3430793);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',178,'nature top fame',1794830271.3430793);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',179,'p1 stack left',1794830271.3448162);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',180,'nature top discs',1794830271.3448162);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',181,'p2 stack right',1794830271.3466535);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',182,'nature top discs',1794830271.3466535);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',183,'nature front A11',1794830271.3466535);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',184,'nature front A08',1794830271.3466535);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',185,'nature front A12',1794830271.3466535);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',186,'nature front A04',1794830271.3466535);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',187,'p1 block top',1794830271.3483644);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',188,'p2 block middle',1794830271.3501344);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',189,'nature front F14',1794830271.3501344);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',190,'nature front D02',1794830271.3501344);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',191,'p1 block-another middle',1794830271.3517625);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',192,'p2 block-another top',1794830271.3536592);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',193,'nature front F11',1794830271.3536592);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',194,'nature front D12',1794830271.3536592);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',195,'p1 act pass',1794830271.3553488);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',196,'p1 hoard d0s0h1',1794830271.3570645);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',197,'p2 act shield',1794830271.3587103);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',198,'p2 shield eblana',1794830271.3669915);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',199,'p2 act pass',1794830271.377329);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',200,'p2 hoard d1s0h0',1794830271.3839529);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',201,'p1 stack left',1794830271.3861914);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',202,'nature top fame',1794830271.3861914);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',203,'p2 stack left',1794830271.3881528);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',204,'nature top arms',1794830271.3881528);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',205,'p1 stack left',1794830271.389979);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',206,'nature top fame',1794830271.389979);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',207,'p2 stack right',1794830271.3916595);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',208,'nature top discs',1794830271.3916595);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',209,'p1 stack left',1794830271.3935428);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',210,'nature top discs',1794830271.3935428);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',211,'p2 stack right',1794830271.3953233);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',212,'nature top fame',1794830271.3953233);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',213,'p1 stack centre',1794830271.3972287);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',214,'nature top fame',1794830271.3972287);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',215,'p2 stack right',1794830271.399846);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',216,'nature top fame',1794830271.399846);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',217,'nature front D11',1794830271.399846);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',218,'nature front F13',1794830271.399846);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',219,'nature front A15',1794830271.399846);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',220,'nature front D17',1794830271.399846);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',221,'p1 block bottom',1794830271.409737);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',222,'p2 block bottom',1794830271.413182);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',223,'nature front F08',1794830271.413182);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',224,'nature front D04',1794830271.413182);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',225,'p1 block-another top',1794830271.415498);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',226,'p2 block-another top',1794830271.4219644);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',227,'nature front A16',1794830271.4219644);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',228,'nature front F02',1794830271.4219644);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',229,'p2 take cauldron_of_dagda:ivernia',1794830271.4241345);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',230,'nature display ogams_wisdom',1794830271.4241345);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',231,'p1 act spread',1794830271.426105);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',232,'p1 spread mag_slecht',1794830271.427965);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',233,'nature fomori monghfinn',1794830271.427965);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',234,'p1 act build',1794830271.4296455);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',235,'p1 build sliab_bladma',1794830271.4313648);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',236,'p2 act spread',1794830271.4330466);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',237,'p2 spread uisnech',1794830271.434836);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',238,'nature fomori sineach',1794830271.434836);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',239,'p2 act tile',1794830271.436527);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',240,'p2 tile cauldron_of_dagda:ivernia',1794830271.4381828);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',241,'p2 act build',1794830271.4398508);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',242,'p2 build ailenn',1794830271.4415004);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',243,'p1 act shield',1794830271.4432127);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',244,'p1 shield auteinia',1794830271.4449465);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',245,'p1 act repel',1794830271.446586);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',246,'p1 repel loch_eirne',1794830271.4482837);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',247,'p1 reward fame',1794830271.4498756);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',248,'p2 act spread',1794830271.4511755);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',249,'p2 spread umall',1794830271.4527278);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',250,'nature fomori monghfinn',1794830271.4527278);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',251,'p2 act repel',1794830271.4544983);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',252,'p2 repel cruachain',1794830271.4563198);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',253,'p2 reward corruption',1794830271.4581707);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',254,'p1 act spread',1794830271.4600642);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',255,'p1 spread irrus_domnann',1794830271.4616814);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',256,'nature fomori sineach',1794830271.4616814);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',257,'p1 act shield',1794830271.4631941);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',258,'p1 shield auteinia',1794830271.4650095);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',259,'p2 act pass',1794830271.4670246);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',260,'p2 hoard d2s0h0',1794830271.4689543);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',261,'p1 act spread',1794830271.4709113);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',262,'p1 spread temair',1794830271.472994);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',263,'nature fomori sineach',1794830271.472994);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',264,'p1 act spread',1794830271.4749506);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',265,'p1 spread mag_coba',1794830271.4770126);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',266,'nature fomori athach',1794830271.4770126);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',267,'p1 act pass',1794830271.479127);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',268,'p2 stack centre',1794830271.4809558);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',269,'nature top discs',1794830271.4809558);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',270,'p1 stack centre',1794830271.4829855);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',271,'nature top arms',1794830271.4829855);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',272,'p2 stack left',1794830271.4851742);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',273,'nature top discs',1794830271.4851742);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',274,'p1 stack right',1794830271.4871104);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',275,'nature top arms',1794830271.4871104);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',276,'p2 stack right',1794830271.4890265);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',277,'nature top fame',1794830271.4890265);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',278,'p1 stack centre',1794830271.4914994);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',279,'nature top discs',1794830271.4914994);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',280,'p2 stack left',1794830271.493348);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',281,'nature top arms',1794830271.493348);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',282,'p1 stack right',1794830271.4953203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',283,'nature top arms',1794830271.4953203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',284,'nature front F05',1794830271.4953203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',285,'nature front D06',1794830271.4953203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',286,'nature front D16',1794830271.4953203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',287,'nature front F04',1794830271.4953203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',288,'p2 block top',1794830271.4973402);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',289,'p1 block top',1794830271.4993367);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',290,'nature front A07',1794830271.4993367);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',291,'nature front A13',1794830271.4993367);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',292,'p2 block-another middle',1794830271.501224);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',293,'p1 block-another middle',1794830271.5034087);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',294,'nature front D09',1794830271.5034087);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',295,'nature front F16',1794830271.5034087);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',296,'p2 act pass',1794830271.5052006);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',297,'p2 hoard d1s0h0',1794830271.5069911);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',298,'p1 act build',1794830271.5087683);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',299,'p1 build sliab_bladma',1794830271.510612);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',300,'p1 act pass',1794830271.5123897);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',301,'p1 hoard d0s0h0',1794830271.5141683);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',302,'p2 stack right',1794830271.516058);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',303,'nature top arms',1794830271.516058);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',304,'p1 stack right',1794830271.5179203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',305,'nature top discs',1794830271.5179203);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',306,'p2 stack left',1794830271.519817);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',307,'nature top fame',1794830271.519817);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',308,'p1 stack right',1794830271.521662);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',309,'nature top discs',1794830271.521662);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',310,'nature top arms',1794830271.521662);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',311,'nature top arms',1794830271.521662);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',312,'p2 stack right',1794830271.523613);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',313,'nature top fame',1794830271.523613);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',314,'p1 stack centre',1794830271.5255952);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',315,'nature top fame',1794830271.5255952);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',316,'p2 stack right',1794830271.527573);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',317,'nature top arms',1794830271.527573);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',318,'p1 stack left',1794830271.5296626);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',319,'nature top fame',1794830271.5296626);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',320,'nature front A01',1794830271.5296626);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',321,'nature front A06',1794830271.5296626);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',322,'nature front A02',1794830271.5296626);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',323,'nature front D01',1794830271.5296626);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',324,'p2 block middle',1794830271.531714);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',325,'p1 block middle',1794830271.5337198);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',326,'nature front A12',1794830271.5337198);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',327,'nature front A03',1794830271.5337198);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',328,'p2 block-another bottom',1794830271.5356565);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',329,'p1 block-another bottom',1794830271.5380173);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',330,'nature front F12',1794830271.5380173);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',331,'nature front D08',1794830271.5380173);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',332,'p2 take cu_chulainns_ruse',1794830271.54013);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',333,'nature display silver_in_the_hills:moss',1794830271.54013);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',334,'p1 take cu_chulainns_ruse',1794830271.5422225);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',335,'nature display song_of_the_bard',1794830271.5422225);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',336,'p2 act build',1794830271.5444164);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',337,'p2 build caisel',1794830271.5464528);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',338,'p2 act spread',1794830271.5483215);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',339,'p2 spread cluain_eois',1794830271.5502234);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',340,'nature fomori athach',1794830271.5502234);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',341,'p2 act tile',1794830271.55221);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',342,'p2 tile cu_chulainns_ruse',1794830271.5542116);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',343,'p2 ruse cluain_eois',1794830271.556238);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',344,'p2 ruse-with benn_mor',1794830271.5582845);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',345,'p1 act tile',1794830271.5603058);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',346,'p1 tile cu_chulainns_ruse',1794830271.5622098);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',347,'p1 ruse temair',1794830271.5642693);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',348,'p1 ruse-with druim_cett',1794830271.5662212);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',349,'p1 act build',1794830271.5682166);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',350,'p1 build ath_cliath',1794830271.5701401);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',351,'p1 act shield',1794830271.5721576);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',352,'p1 shield eblana',1794830271.5740461);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',353,'p2 act repel',1794830271.5760837);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',354,'p2 repel cluain_eois',1794830271.5777419);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',355,'p2 reward corruption',1794830271.581802);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',356,'p2 act shield',1794830271.6286306);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',357,'p2 shield ivernia',1794830271.6405015);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',358,'p1 act build',1794830271.6457293);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',359,'p1 build cluain_ferta',1794830271.6479661);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',360,'p1 act repel',1794830271.6500201);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',361,'p1 repel temair',1794830271.6518137);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',362,'p1 reward corruption',1794830271.6536398);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',363,'p2 act spread',1794830271.6555743);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',364,'p2 spread dun_delgan',1794830271.65747);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',365,'nature fomori monghfinn',1794830271.65747);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',366,'p2 act repel',1794830271.659394);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',367,'p2 repel mag_coba',1794830271.6611574);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',368,'p2 reward fame',1794830271.6631024);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',369,'p1 act repel',1794830271.6649115);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',370,'p1 repel irrus_domnann',1794830271.6666358);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',371,'p1 reward fame',1794830271.6683974);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',372,'p1 act build',1794830271.6701326);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',373,'p1 build conmaicne',1794830271.6719136);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',374,'p2 act spread',1794830271.6737866);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',375,'p2 spread dun_lethglaise',1794830271.6756334);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',376,'nature fomori sineach',1794830271.6756334);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',377,'p2 act repel',1794830271.677449);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',378,'p2 repel mag_slecht',1794830271.679157);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',379,'p2 reward corruption',1794830271.6809554);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',380,'p1 act repel',1794830271.6827269);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',381,'p1 repel dun_lethglaise',1794830271.6845098);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',382,'p1 reward fame',1794830271.6862934);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',383,'p1 act spread',1794830271.6881099);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',384,'p1 spread ailenn',1794830271.6899102);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',385,'nature fomori sineach',1794830271.6899102);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',386,'p2 act spread',1794830271.691744);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',387,'p2 spread mag_coba',1794830271.6935728);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',388,'nature fomori sineach',1794830271.6935728);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',389,'p2 act spread',1794830271.695332);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',390,'p2 spread emain_macha',1794830271.6971722);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',391,'nature fomori athach',1794830271.6971722);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',392,'p1 act spread',1794830271.6990023);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',393,'p1 spread temair',1794830271.7008922);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',394,'nature fomori athach',1794830271.7008922);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',395,'p1 act spread',1794830271.7027717);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',396,'p1 spread cnoc_na_ria',1794830271.7045186);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',397,'nature fomori sineach',1794830271.7045186);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',398,'p2 act pass',1794830271.70639);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',399,'p1 act spread',1794830271.708194);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',400,'p1 spread sliab_iairn',1794830271.7104912);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',401,'nature fomori sineach',1794830271.7104912);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',402,'p1 act repel',1794830271.7124007);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',403,'p1 repel ailenn',1794830271.7140741);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',404,'p1 reward corruption',1794830271.7160265);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',405,'p1 act build',1794830271.7177618);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',406,'p1 build ailenn',1794830271.719505);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',407,'p1 act pass',1794830271.7212644);
INSERT INTO "answers" VALUES('wSY9shJxUPdg',408,'p1 hoard d0s0h0',1794830271.7231176);
INSERT INTO "answers" VALUES('r0lT708xnzgb',31,'p1 start E9',1794830273.4273365);
INSERT INTO "answers" VALUES('r0lT708xnzgb',32,'p2 start E5',1794830273.692216);
INSERT INTO "answers" VALUES('r0lT708xnzgb',33,'p3 start C7',1794830273.7922363);
INSERT INTO "answers" VALUES('r0lT708xnzgb',34,'p1 start H9',1794830273.824988);
INSERT INTO "answers" VALUES('r0lT708xnzgb',35,'p2 start G7',1794830273.8711927);
INSERT INTO "answers" VALUES('r0lT708xnzgb',36,'p3 start J1',1794830273.9259229);
INSERT INTO "answers" VALUES('r0lT708xnzgb',37,'p1 start D9',1794830274.003615);
INSERT INTO "answers" VALUES('r0lT708xnzgb',38,'p2 start A3',1794830274.1689105);
INSERT INTO "answers" VALUES('r0lT708xnzgb',39,'p3 start I6',1794830274.2493553);
INSERT INTO "answers" VALUES('r0lT708xnzgb',40,'p1 start D10',1794830274.2767642);
INSERT INTO "answers" VALUES('r0lT708xnzgb',41,'p2 start C2',1794830274.3527808);
INSERT INTO "answers" VALUES('r0lT708xnzgb',42,'p3 start E8',1794830274.3893113);
INSERT INTO "answers" VALUES('r0lT708xnzgb',43,'p1 start F2',1794830274.5007076);
INSERT INTO "answers" VALUES('r0lT708xnzgb',44,'p2 start D1',1794830274.5812554);
INSERT INTO "answers" VALUES('r0lT708xnzgb',45,'p3 start B4',1794830274.6334882);
INSERT INTO "answers" VALUES('r0lT708xnzgb',46,'p1 start I9',1794830274.6979148);
INSERT INTO "answers" VALUES('r0lT708xnzgb',47,'p2 start J2',1794830274.7448487);
INSERT INTO "answers" VALUES('r0lT708xnzgb',48,'p3 start J3',1794830274.8080962);
INSERT INTO "answers" VALUES('r0lT708xnzgb',49,'p1 start A10',1794830274.857357);
INSERT INTO "answers" VALUES('r0lT708xnzgb',50,'p2 start B3',1794830274.9096115);
INSERT INTO "answers" VALUES('r0lT708xnzgb',51,'p3 start C8',1794830274.9648056);
INSERT INTO "answers" VALUES('r0lT708xnzgb',52,'p1 start J7',1794830275.0481043);
INSERT INTO "answers" VALUES('r0lT708xnzgb',53,'p2 start E6',1794830275.0833354);
INSERT INTO "answers" VALUES('r0lT708xnzgb',54,'p3 start J4',1794830275.1615465);
INSERT INTO "answers" VALUES('r0lT708xnzgb',55,'p1 act exchange',1794830275.239402);
INSERT INTO "answers" VALUES('r0lT708xnzgb',56,'p1 exchange column:9',1794830275.2764804);
INSERT INTO "answers" VALUES('r0lT708xnzgb',57,'p1 exchange-another column:2',1794830275.3234942);
INSERT INTO "answers" VALUES('r0lT708xnzgb',58,'nature draw row:G',1794830275.3234942);
INSERT INTO "answers" VALUES('r0lT708xnzgb',59,'nature draw column:4',1794830275.3234942);
INSERT INTO "answers" VALUES('r0lT708xnzgb',60,'p1 act done',1794830275.3641844);
INSERT INTO "answers" VALUES('r0lT708xnzgb',61,'p2 act migrate',1794830275.417233);
INSERT INTO "answers" VALUES('r0lT708xnzgb',62,'p2 migrate E5',1794830275.4681387);
INSERT INTO "answers" VALUES('r0lT708xnzgb',63,'p2 migrate-to E7',1794830275.5368772);
INSERT INTO "answers" VALUES('r0lT708xnzgb',64,'p2 act sail',1794830275.5929394);
INSERT INTO "answers" VALUES('r0lT708xnzgb',65,'p2 sail A3',1794830275.6836371);
INSERT INTO "answers" VALUES('r0lT708xnzgb',66,'p2 sail-to A2',1794830275.7288668);
INSERT INTO "answers" VALUES('r0lT708xnzgb',67,'p2 sail B3',1794830275.791615);
INSERT INTO "answers" VALUES('r0lT708xnzgb',68,'p2 sail-to C3',1794830275.8569853);
INSERT INTO "answers" VALUES('r0lT708xnzgb',69,'p2 act done',1794830275.9129016);
INSERT INTO "answers" VALUES('r0lT708xnzgb',70,'p3 act exchange',1794830276.091165);
INSERT INTO "answers" VALUES('r0lT708xnzgb',71,'p3 exchange population',1794830276.543675);
INSERT INTO "answers" VALUES('r0lT708xnzgb',72,'p3 exchange-another row:IJ',1794830276.6943626);
INSERT INTO "answers" VALUES('r0lT708xnzgb',73,'nature draw ship',1794830276.6943626);
INSERT INTO "answers" VALUES('r0lT708xnzgb',74,'nature draw population',1794830276.6943626);
INSERT INTO "answers" VALUES('r0lT708xnzgb',75,'p3 act sail',1794830277.1327019);
INSERT INTO "answers" VALUES('r0lT708xnzgb',76,'p3 sail B4',1794830277.5528746);
INSERT INTO "answers" VALUES('r0lT708xnzgb',77,'p3 sail-to C4',1794830277.6298115);
INSERT INTO "answers" VALUES('r0lT708xnzgb',78,'p3 sail C7',1794830277.6851306);
INSERT INTO "answers" VALUES('r0lT708xnzgb',79,'p3 sail-to B8',1794830277.7736597);
INSERT INTO "answers" VALUES('r0lT708xnzgb',80,'p3 sail C8',1794830277.8457065);
INSERT INTO "answers" VALUES('r0lT708xnzgb',81,'p3 sail-to C7',1794830277.9093943);
INSERT INTO "answers" VALUES('r0lT708xnzgb',82,'p3 sail J4',1794830278.11986);
INSERT INTO "answers" VALUES('r0lT708xnzgb',83,'p3 sail-to J5',1794830278.2716153);
INSERT INTO "answers" VALUES('r0lT708xnzgb',84,'p3 act done',1794830278.379483);
INSERT INTO "answers" VALUES('r0lT708xnzgb',85,'p1 act skip',1794830278.4757512);
INSERT INTO "answers" VALUES('r0lT708xnzgb',86,'p2 act skip',1794830278.5442638);
INSERT INTO "answers" VALUES('r0lT708xnzgb',87,'p3 act sail',1794830278.68319);
INSERT INTO "answers" VALUES('r0lT708xnzgb',88,'p3 sail B8',1794830278.8037558);
INSERT INTO "answers" VALUES('r0lT708xnzgb',89,'p3 sail-to B9',1794830278.884932);
INSERT INTO "answers" VALUES('r0lT708xnzgb',90,'p3 sail C7',1794830279.0068939);
INSERT INTO "answers" VALUES('r0lT708xnzgb',91,'p3 sail-to C8',1794830279.0834286);
INSERT INTO "answers" VALUES('r0lT708xnzgb',92,'p3 sail done',1794830279.1734002);
INSERT INTO "answers" VALUES('r0lT708xnzgb',93,'p3 act exchange',1794830279.3329628);
INSERT INTO "answers" VALUES('r0lT708xnzgb',94,'p3 exchange column:3',1794830279.509505);
INSERT INTO "answers" VALUES('r0lT708xnzgb',95,'p3 exchange-another column:9-10',1794830279.5746086);
INSERT INTO "answers" VALUES('r0lT708xnzgb',96,'nature draw country:germania',1794830279.5746086);
INSERT INTO "answers" VALUES('r0lT708xnzgb',97,'nature draw row:B',1794830279.5746086);
INSERT INTO "answers" VALUES('r0lT708xnzgb',98,'p3 act expand',1794830279.6998112);
INSERT INTO "answers" VALUES('r0lT708xnzgb',99,'p3 expand country:britannia',1794830279.7963352);
INSERT INTO "answers" VALUES('r0lT708xnzgb',100,'p3 place B2',1794830279.8955219);
INSERT INTO "answers" VALUES('r0lT708xnzgb',101,'p3 act expand',1794830279.972863);
INSERT INTO "answers" VALUES('r0lT708xnzgb',102,'p3 expand column:3-4',1794830280.0758262);
INSERT INTO "answers" VALUES('r0lT708xnzgb',103,'p3 place E4',1794830280.2159517);
INSERT INTO "answers" VALUES('r0lT708xnzgb',104,'p3 act sail',1794830280.4191625);
INSERT INTO "answers" VALUES('r0lT708xnzgb',105,'p3 sail J5',1794830280.5557778);
INSERT INTO "answers" VALUES('r0lT708xnzgb',106,'p3 sail-to I5',1794830280.7066598);
INSERT INTO "answers" VALUES('r0lT708xnzgb',107,'p3 act done',1794830280.8319972);
INSERT INTO "answers" VALUES('r0lT708xnzgb',108,'nature draw column:4',1794830280.8319972);
INSERT INTO "answers" VALUES('r0lT708xnzgb',109,'nature draw row:CD',1794830280.8319972);
INSERT INTO "answers" VALUES('r0lT708xnzgb',110,'p1 act exchange',1794830280.9321227);
INSERT INTO "answers" VALUES('r0lT708xnzgb',111,'p1 exchange column:4',1794830281.102104);
INSERT INTO "answers" VALUES('r0lT708xnzgb',112,'p1 exchange-another column:1-2-3',1794830281.1857705);
INSERT INTO "answers" VALUES('r0lT708xnzgb',113,'nature draw row:AB',1794830281.1857705);
INSERT INTO "answers" VALUES('r0lT708xnzgb',114,'nature draw population',1794830281.1857705);
INSERT INTO "answers" VALUES('r0lT708xnzgb',115,'p1 act expand',1794830281.3193638);
INSERT INTO "answers" VALUES('r0lT708xnzgb',116,'p1 expand row:G',1794830281.433249);
INSERT INTO "answers" VALUES('r0lT708xnzgb',117,'p1 place G4',1794830281.62533);
INSERT INTO "answers" VALUES('r0lT708xnzgb',118,'p1 act expand',1794830281.7328422);
INSERT INTO "answers" VALUES('r0lT708xnzgb',119,'p1 expand country:italy',1794830281.8918142);
INSERT INTO "answers" VALUES('r0lT708xnzgb',120,'p1 place H6',1794830282.0552676);
INSERT INTO "answers" VALUES('r0lT708xnzgb',121,'p1 act sail',1794830282.1453474);
INSERT INTO "answers" VALUES('r0lT708xnzgb',122,'p1 sail J7',1794830282.2313592);
INSERT INTO "answers" VALUES('r0lT708xnzgb',123,'p1 sail-to J6',1794830282.32814);
INSERT INTO "answers" VALUES('r0lT708xnzgb',124,'p1 act done',1794830282.436046);
INSERT INTO "answers" VALUES('r0lT708xnzgb',125,'nature draw row:GH',1794830282.436046);
INSERT INTO "answers" VALUES('r0lT708xnzgb',126,'nature draw population',1794830282.436046);
INSERT INTO "answers" VALUES('r0lT708xnzgb',127,'p2 act expand',1794830282.5671782);
INSERT INTO "answers" VALUES('r0lT708xnzgb',128,'p2 expand row:H',1794830282.6739547);
INSERT INTO "answers" VALUES('r0lT708xnzgb',129,'p2 place H3',1794830282.827649);
INSERT INTO "answers" VALUES('r0lT708xnzgb',130,'p2 act migrate',1794830282.9400163);
INSERT INTO "answers" VALUES('r0lT708xnzgb',131,'p2 migrate E7',1794830283.050208);
INSERT INTO "answers" VALUES('r0lT708xnzgb',132,'p2 migrate-to F7',1794830283.1481488);
INSERT INTO "answers" VALUES('r0lT708xnzgb',133,'p2 act expand',1794830283.2418056);
INSERT INTO "answers" VALUES('r0lT708xnzgb',134,'p2 expand column:10',1794830283.287812);
INSERT INTO "answers" VALUES('r0lT708xnzgb',135,'p2 place H10',1794830283.333955);
INSERT INTO "answers" VALUES('r0lT708xnzgb',136,'p2 act sail',1794830283.4719386);
INSERT INTO "answers" VALUES('r0lT708xnzgb',137,'p2 sail C3',1794830283.6078484);
INSERT INTO "answers" VALUES('r0lT708xnzgb',138,'p2 sail-to B3',1794830283.7313106);
INSERT INTO "answers" VALUES('r0lT708xnzgb',139,'p2 act done',1794830283.8745837);
INSERT INTO "answers" VALUES('r0lT708xnzgb',140,'nature draw column:6',1794830283.8745837);
INSERT INTO "answers" VALUES('r0lT708xnzgb',141,'nature draw column:7',1794830283.8745837);
INSERT INTO "answers" VALUES('r0lT708xnzgb',142,'p3 act sail',1794830283.9879665);
INSERT INTO "answers" VALUES('r0lT708xnzgb',143,'p3 sail C8',1794830284.0990095);
INSERT INTO "answers" VALUES('r0lT708xnzgb',144,'p3 sail-to D8',1794830284.1961968);
INSERT INTO "answers" VALUES('r0lT708xnzgb',145,'p3 act done',1794830284.2917893);
INSERT INTO "answers" VALUES('r0lT708xnzgb',146,'p1 act migrate',1794830284.3759642);
INSERT INTO "answers" VALUES('r0lT708xnzgb',147,'p1 migrate H9',1794830284.5076458);
INSERT INTO "answers" VALUES('r0lT708xnzgb',148,'p1 migrate-to I10',1794830284.5916803);
INSERT INTO "answers" VALUES('r0lT708xnzgb',149,'p1 act expand',1794830284.6957016);
INSERT INTO "answers" VALUES('r0lT708xnzgb',150,'p1 expand row:J',1794830284.8166113);
INSERT INTO "answers" VALUES('r0lT708xnzgb',151,'p1 place J5',1794830284.927708);
INSERT INTO "answers" VALUES('r0lT708xnzgb',152,'p1 act sail',1794830285.0719185);
INSERT INTO "answers" VALUES('r0lT708xnzgb',153,'p1 sail J6',1794830285.1637893);
INSERT INTO "answers" VALUES('r0lT708xnzgb',154,'p1 sail-to J4',1794830285.3289537);
INSERT INTO "answers" VALUES('r0lT708xnzgb',155,'p1 sail done',1794830285.4600103);
INSERT INTO "answers" VALUES('r0lT708xnzgb',156,'p1 act expand',1794830285.5869057);
INSERT INTO "answers" VALUES('r0lT708xnzgb',157,'p1 expand row:HIJ',1794830285.696094);
INSERT INTO "answers" VALUES('r0lT708xnzgb',158,'p1 place I1',1794830285.832283);
INSERT INTO "answers" VALUES('r0lT708xnzgb',159,'p1 act done',1794830285.9676845);
INSERT INTO "answers" VALUES('r0lT708xnzgb',160,'nature draw country:belgica',1794830285.9676845);
INSERT INTO "answers" VALUES('r0lT708xnzgb',161,'nature draw row:EF',1794830285.9676845);
INSERT INTO "answers" VALUES('r0lT708xnzgb',162,'p2 act sail',1794830286.0318894);
INSERT INTO "answers" VALUES('r0lT708xnzgb',163,'p2 sail B3',1794830286.1471033);
INSERT INTO "answers" VALUES('r0lT708xnzgb',164,'p2 sail-to C3',1794830286.311429);
INSERT INTO "answers" VALUES('r0lT708xnzgb',165,'p2 act migrate',1794830286.5835745);
INSERT INTO "answers" VALUES('r0lT708xnzgb',166,'p2 migrate C2',1794830286.8126564);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',21,'p1 start A10',1794830288.7797256);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',22,'p2 start H10',1794830288.8014736);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',23,'p1 start J10',1794830288.8242025);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',24,'p2 start F10',1794830288.8432434);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',25,'p1 start D6',1794830288.8526096);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',26,'p2 start G7',1794830288.8583634);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',27,'p1 start C7',1794830288.860822);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',28,'p2 start C3',1794830288.8629386);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',29,'p1 start D2',1794830288.8650298);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',30,'p2 start D3',1794830288.8670888);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',31,'p1 start E1',1794830288.8690963);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',32,'p2 start D1',1794830288.8711014);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',33,'p1 start G10',1794830288.8730712);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',34,'p2 start F4',1794830288.875748);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',35,'p1 start I3',1794830288.8780475);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',36,'p2 start J5',1794830288.8811219);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',37,'p1 start I5',1794830288.8838422);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',38,'p2 start H1',1794830288.8988044);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',39,'p1 start G3',1794830288.9352949);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',40,'p2 start J3',1794830288.9431248);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',41,'p1 start A7',1794830288.9551702);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',42,'p2 start A8',1794830288.9670312);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',43,'p1 start E5',1794830288.9871552);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',44,'p2 start B9',1794830289.01997);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',45,'p1 act exchange',1794830289.0459282);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',46,'p1 exchange column:7',1794830289.097688);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',47,'p1 exchange-another country:italy',1794830289.1312058);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',48,'nature draw column:10',1794830289.1312058);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',49,'nature draw population',1794830289.1312058);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',50,'p1 act sail',1794830289.2220714);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',51,'p1 sail I3',1794830289.226342);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',52,'p1 sail-to I4',1794830289.228682);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',53,'p1 sail C7',1794830289.230805);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',54,'p1 sail-to B7',1794830289.2327049);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',55,'p1 sail done',1794830289.2346988);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',56,'p1 act done',1794830289.2366974);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',57,'p2 act migrate',1794830289.2385433);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',58,'p2 migrate D1',1794830289.2403743);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',59,'p2 migrate-to C1',1794830289.2422373);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',60,'p2 act done',1794830289.2442658);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',61,'p1 act expand',1794830289.2461717);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',62,'p1 expand population',1794830289.2481277);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',63,'p1 place F3',1794830289.2501616);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',64,'p1 act done',1794830289.2523413);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',65,'nature draw row:D',1794830289.2523413);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',66,'p2 act sail',1794830289.2542555);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',67,'p2 sail J5',1794830289.2562118);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',68,'p2 sail-to J6',1794830289.2581284);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',69,'p2 sail D3',1794830289.260056);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',70,'p2 sail-to C4',1794830289.2620893);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',71,'p2 sail C3',1794830289.264906);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',72,'p2 sail-to D4',1794830289.2669368);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',73,'p2 act exchange',1794830289.268922);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',74,'p2 exchange country:baltic_lands',1794830289.27075);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',75,'p2 exchange-another country:hispania',1794830289.2740521);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',76,'nature draw ship',1794830289.2740521);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',77,'nature draw column:9-10',1794830289.2740521);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',78,'p2 act done',1794830289.276138);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',79,'p1 act migrate',1794830289.2780042);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',80,'p1 migrate E5',1794830289.2798018);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',81,'p1 migrate-to E4',1794830289.2816672);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',82,'p1 act sail',1794830289.283464);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',83,'p1 sail B7',1794830289.2853186);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',84,'p1 sail-to B8',1794830289.28718);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',85,'p1 sail E1',1794830289.2889879);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',86,'p1 sail-to E2',1794830289.290879);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',87,'p1 sail done',1794830289.292753);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',88,'p1 act done',1794830289.2946503);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',89,'p2 act skip',1794830289.296589);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',90,'p1 act exchange',1794830289.2983932);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',91,'p1 exchange ship',1794830289.3002257);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',92,'p1 exchange-another row:F',1794830289.302179);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',93,'nature draw country:germania',1794830289.302179);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',94,'nature draw row:EF',1794830289.302179);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',95,'p1 act expand',1794830289.3042645);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',96,'p1 expand column:10',1794830289.3060565);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',97,'p1 place E10',1794830289.3080835);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',98,'p1 act sail',1794830289.3099558);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',99,'p1 sail I4',1794830289.3117943);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',100,'p1 sail-to H4',1794830289.3138053);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',101,'p1 sail E2',1794830289.3157182);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',102,'p1 sail-to C2',1794830289.3177023);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',103,'p1 sail B8',1794830289.3195324);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',104,'p1 sail-to C8',1794830289.3215852);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',105,'p1 act expand',1794830289.3235629);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',106,'p1 expand row:EF',1794830289.3255475);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',107,'p1 place F6',1794830289.3275185);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',108,'p1 act done',1794830289.32968);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',109,'nature draw column:7',1794830289.32968);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',110,'nature draw population',1794830289.32968);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',111,'p2 act exchange',1794830289.3316073);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',112,'p2 exchange row:H',1794830289.3334682);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',113,'p2 exchange-another column:9-10',1794830289.3354661);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',114,'nature draw row:D',1794830289.3354661);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',115,'nature draw row:J',1794830289.3354661);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',116,'p2 act expand',1794830289.3374636);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',117,'p2 expand row:D',1794830289.3392441);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',118,'p2 place D1',1794830289.341108);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',119,'p2 act sail',1794830289.3429203);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',120,'p2 sail J6',1794830289.3448699);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',121,'p2 sail-to J7',1794830289.3468337);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',122,'p2 act done',1794830289.3488846);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',123,'nature draw country:dalmatia',1794830289.3488846);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',124,'p1 act exchange',1794830289.3508935);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',125,'p1 exchange population',1794830289.3528492);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',126,'p1 exchange-another country:germania',1794830289.354902);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',127,'nature draw row:HIJ',1794830289.354902);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',128,'nature draw column:9',1794830289.354902);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',129,'p1 act done',1794830289.3568997);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',130,'p2 act migrate',1794830289.3604705);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',131,'p2 migrate J3',1794830289.3623452);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',132,'p2 migrate-to J2',1794830289.3644094);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',133,'p2 act expand',1794830289.3663201);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',134,'p2 expand ship',1794830289.368263);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',135,'p2 place B7',1794830289.3702557);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',136,'p2 act expand',1794830289.3722143);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',137,'p2 expand row:I',1794830289.374004);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',138,'p2 place I9',1794830289.3759346);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',139,'p2 act done',1794830289.3780882);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',140,'nature draw ship',1794830289.3780882);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',141,'nature draw ship',1794830289.3780882);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',142,'p1 act skip',1794830289.3801918);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',143,'p2 act migrate',1794830289.382068);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',144,'p2 migrate A8',1794830289.38394);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',145,'p2 migrate-to A9',1794830289.3858366);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',146,'p2 act expand',1794830289.3877351);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',147,'p2 expand population',1794830289.3895628);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',148,'p2 place B4',1794830289.3914583);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',149,'p2 act sail',1794830289.4246676);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',150,'p2 sail B7',1794830289.5835197);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',151,'p2 sail-to B6',1794830289.611574);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',152,'p2 sail B4',1794830289.648969);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',153,'p2 sail-to D3',1794830289.6731808);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',154,'p2 sail J7',1794830289.7064698);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',155,'p2 sail-to J6',1794830289.7232082);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',156,'p2 act done',1794830289.7512698);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',157,'nature draw column:9',1794830289.7512698);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',158,'p1 act migrate',1794830289.8032224);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',159,'p1 migrate G3',1794830289.8402202);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',160,'p1 migrate-to H3',1794830289.8823931);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',161,'p1 act sail',1794830289.9279373);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',162,'p1 sail C8',1794830289.9496975);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',163,'p1 sail-to B8',1794830290.0446372);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',164,'p1 act done',1794830290.0752761);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',165,'p2 act skip',1794830290.1152978);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',166,'p1 act exchange',1794830290.1300852);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',167,'p1 exchange country:dacia',1794830290.1615043);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',168,'p1 exchange-another population',1794830290.2129574);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',169,'nature draw row:F',1794830290.2129574);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',170,'nature draw row:A',1794830290.2129574);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',171,'p1 act expand',1794830290.2849085);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',172,'p1 expand column:9',1794830290.3177526);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',173,'p1 place D9',1794830290.3488984);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',174,'p1 act done',1794830290.385899);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',175,'nature draw population',1794830290.385899);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',176,'p2 act sail',1794830290.4164674);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',177,'p2 sail D3',1794830290.4391253);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',178,'p2 sail-to E3',1794830290.4654598);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',179,'p2 sail done',1794830290.5032697);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',180,'p2 act sail',1794830290.6001408);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',181,'p2 sail J6',1794830290.64143);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',182,'p2 sail-to J5',1794830290.6671169);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',183,'p2 act done',1794830290.6850843);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',184,'p1 act migrate',1794830290.7200997);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',185,'p1 migrate D6',1794830290.7487216);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',186,'p1 migrate-to D5',1794830290.7803385);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',187,'p1 act expand',1794830290.802761);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',188,'p1 expand row:GH',1794830290.8311703);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',189,'p1 place G1',1794830290.8820286);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',190,'p1 act done',1794830291.0059144);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',191,'nature draw row:G',1794830291.0059144);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',192,'p2 act sail',1794830291.2796338);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',193,'p2 sail J5',1794830291.3479545);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',194,'p2 sail-to J6',1794830291.384737);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',195,'p2 act expand',1794830291.4233744);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',196,'p2 expand ship',1794830291.595045);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',197,'p2 place J9',1794830291.608362);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',198,'p2 act migrate',1794830291.6229563);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',199,'p2 migrate H1',1794830291.6275563);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',200,'p2 migrate-to I1',1794830291.6430566);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',201,'p2 act sail',1794830291.6709914);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',202,'p2 sail J9',1794830291.6888993);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',203,'p2 sail-to H9',1794830291.714747);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',204,'p2 act attack',1794830291.735208);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',205,'p2 attack D5',1794830291.7470062);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',206,'p2 open column:5',1794830291.7532513);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',207,'p2 add stop',1794830291.8212776);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',208,'p1 duel row:D',1794830291.8437958);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',209,'p2 duel stop',1794830291.86261);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',210,'p2 act done',1794830291.876991);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',211,'nature draw row:E',1794830291.876991);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',212,'nature draw column:6',1794830291.876991);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',213,'nature draw country:baltic_lands',1794830291.876991);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',214,'p1 act exchange',1794830291.8891096);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',215,'p1 exchange row:G',1794830291.8962598);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',216,'p1 exchange-another row:F',1794830291.9393446);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',217,'nature draw ship',1794830291.9393446);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',218,'nature draw country:scandinavia',1794830291.9393446);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',219,'p1 act sail',1794830291.9598925);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',220,'p1 sail B8',1794830291.9957256);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',221,'p1 sail-to B7',1794830292.025737);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',222,'p1 sail done',1794830292.0430515);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',223,'p1 act sail',1794830292.0570757);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',224,'p1 sail G1',1794830292.0790734);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',225,'p1 sail-to F1',1794830292.1421983);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',226,'p1 act done',1794830292.1654992);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',227,'p2 act exchange',1794830292.1834247);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',228,'p2 exchange country:dalmatia',1794830292.2071707);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',229,'p2 exchange-another row:E',1794830292.2169504);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',230,'nature draw column:7-8',1794830292.2169504);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',231,'nature draw population',1794830292.2169504);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',232,'p2 act sail',1794830292.2223148);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',233,'p2 sail J6',1794830292.2357996);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',234,'p2 sail-to I6',1794830292.2457006);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',235,'p2 act done',1794830292.2556522);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',236,'p1 act migrate',1794830292.2595196);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',237,'p1 migrate G10',1794830292.2634344);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',238,'p1 migrate-to G9',1794830292.2753916);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',239,'p1 act expand',1794830292.2836335);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',240,'p1 expand ship',1794830292.294961);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',241,'p1 place C8',1794830292.3318293);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',242,'p1 act expand',1794830292.3458486);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',243,'p1 expand population',1794830292.3878305);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',244,'p1 place I4',1794830292.3995843);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',245,'p1 act sail',1794830292.4229574);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',246,'p1 sail I4',1794830292.429072);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',247,'p1 sail-to J5',1794830292.4461684);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',248,'p1 sail C8',1794830292.471011);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',249,'p1 sail-to C7',1794830292.487662);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',250,'p1 sail B7',1794830292.5116642);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',251,'p1 sail-to B8',1794830292.5276475);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',252,'p1 sail done',1794830292.5436497);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',253,'p1 act done',1794830292.5821984);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',254,'nature draw country:belgica',1794830292.5821984);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',255,'nature draw country:britannia',1794830292.5821984);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',256,'p2 act migrate',1794830292.6069655);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',257,'p2 migrate I9',1794830292.6310878);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',258,'p2 migrate-to H8',1794830292.6506321);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',259,'p2 act done',1794830292.6711147);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',260,'p1 act attack',1794830292.6827476);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',261,'p1 attack D4',1794830292.7024362);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',262,'p1 open country:belgica',1794830292.727833);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',263,'p1 add stop',1794830292.7477136);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',264,'p2 duel stop',1794830292.7556996);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',265,'p1 act exchange',1794830292.7705834);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',266,'p1 exchange column:1-2-3',1794830292.7837203);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',267,'p1 exchange-another row:HIJ',1794830292.7987242);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',268,'nature draw row:B',1794830292.7987242);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',269,'nature draw column:2',1794830292.7987242);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',270,'p1 act done',1794830292.8014474);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',271,'nature draw column:2',1794830292.8014474);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',272,'p2 act skip',1794830292.8064735);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',273,'p1 act expand',1794830292.8195856);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',274,'p1 expand ship',1794830292.8275301);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',275,'p1 place B4',1794830292.8477998);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',276,'p1 act expand',1794830292.865261);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',277,'p1 expand row:B',1794830292.8789873);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',278,'p1 place B5',1794830292.8865504);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',279,'p1 act sail',1794830292.8955934);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',280,'p1 sail J5',1794830292.9064765);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',281,'p1 sail-to J4',1794830292.9197025);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',282,'p1 sail done',1794830292.9296138);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',283,'p1 act sail',1794830292.9355314);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',284,'p1 sail B8',1794830293.1149817);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',285,'p1 sail-to A8',1794830293.1268964);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',286,'p1 sail F1',1794830293.3037148);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',287,'p1 sail-to F2',1794830293.3200464);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',288,'p1 sail C7',1794830293.3331459);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',289,'p1 sail-to C8',1794830293.3440533);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',290,'p1 sail done',1794830293.3561714);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',291,'p1 act sail',1794830293.3627524);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',292,'p1 sail B4',1794830293.364704);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',293,'p1 sail-to B3',1794830293.3664255);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',294,'p1 act done',1794830293.3682978);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',295,'nature draw column:5',1794830293.3682978);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',296,'nature draw column:5-6',1794830293.3682978);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',297,'p2 act expand',1794830293.3699384);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',298,'p2 expand column:7-8',1794830293.3717463);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',299,'p2 place E8',1794830293.3733807);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',300,'p2 act exchange',1794830293.3750012);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',301,'p2 exchange column:9',1794830293.3766072);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',302,'p2 exchange-another column:3',1794830293.3782763);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',303,'nature draw column:10',1794830293.3782763);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',304,'nature draw ship',1794830293.3782763);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',305,'p2 act expand',1794830293.379933);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',306,'p2 expand ship',1794830293.381453);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',307,'p2 place G1',1794830293.3830466);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',308,'p2 act sail',1794830293.3846428);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',309,'p2 sail G1',1794830293.3861763);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',310,'p2 sail-to H1',1794830293.3879585);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',311,'p2 act done',1794830293.389641);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',312,'nature draw row:AB',1794830293.389641);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',313,'nature draw column:3',1794830293.389641);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',314,'p1 act skip',1794830293.3913703);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',315,'p2 act attack',1794830293.3930998);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',316,'p2 attack D4',1794830293.3947494);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',317,'p2 open population',1794830293.3964884);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',318,'p2 duel stop',1794830293.3981364);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',319,'p2 act done',1794830293.3999248);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',320,'nature draw column:8',1794830293.3999248);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',321,'p1 act exchange',1794830293.4015677);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',322,'p1 exchange row:A',1794830293.4034545);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',323,'p1 exchange-another row:A',1794830293.4053879);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',324,'nature draw population',1794830293.4053879);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',325,'nature draw row:I',1794830293.4053879);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',326,'p1 act done',1794830293.4071374);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',327,'p2 act exchange',1794830293.408739);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',328,'p2 exchange column:10',1794830293.410369);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',329,'p2 exchange-another column:9-10',1794830293.412216);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',330,'nature draw row:C',1794830293.412216);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',331,'nature draw country:poland',1794830293.412216);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',332,'p2 act done',1794830293.4139981);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',333,'p1 act migrate',1794830293.4156587);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',334,'p1 migrate D9',1794830293.4172895);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',335,'p1 migrate-to D8',1794830293.418946);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',336,'p1 act expand',1794830293.4206293);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',337,'p1 expand country:baltic_lands',1794830293.4222498);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',338,'p1 place B10',1794830293.4240441);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',339,'p1 act sail',1794830293.425725);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',340,'p1 sail J4',1794830293.427345);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',341,'p1 sail-to J3',1794830293.429061);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',342,'p1 sail done',1794830293.4307044);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',343,'p1 act expand',1794830293.4323637);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',344,'p1 expand column:5',1794830293.433946);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',345,'p1 place J5',1794830293.4356508);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',346,'p1 act done',1794830293.4374099);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',347,'nature draw country:gaul',1794830293.4374099);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',348,'nature draw country:germania',1794830293.4374099);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',349,'p2 act expand',1794830293.4391654);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',350,'p2 expand ship',1794830293.4407878);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',351,'p2 place F1',1794830293.442436);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',352,'p2 act exchange',1794830293.4440615);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',353,'p2 exchange column:3',1794830293.4456818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',354,'p2 exchange-another row:C',1794830293.447375);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',355,'nature draw row:C',1794830293.447375);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',356,'nature draw row:G',1794830293.447375);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',357,'p2 act expand',1794830293.4490924);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',358,'p2 expand column:8',1794830293.4507174);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',359,'p2 place F8',1794830293.4523358);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',360,'p2 act sail',1794830293.4539025);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',361,'p2 sail F1',1794830293.4555056);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',362,'p2 sail-to G1',1794830293.4570796);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',363,'p2 act done',1794830293.458668);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',364,'nature draw ship',1794830293.458668);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',365,'nature draw column:1',1794830293.458668);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',366,'p1 act exchange',1794830293.4603379);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',367,'p1 exchange row:I',1794830293.4619353);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',368,'p1 exchange-another country:gaul',1794830293.4636858);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',369,'nature draw column:4',1794830293.4636858);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',370,'nature draw population',1794830293.4636858);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',371,'p1 act expand',1794830293.4654822);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',372,'p1 expand column:2',1794830293.4672716);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',373,'p1 place B2',1794830293.4689863);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',374,'p1 act attack',1794830293.4706128);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',375,'p1 attack C4',1794830293.472219);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',376,'p1 open column:4',1794830293.4738774);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',377,'p1 add stop',1794830293.4755087);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',378,'p2 duel stop',1794830293.4771802);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',379,'p1 act sail',1794830293.4787953);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',380,'p1 sail J5',1794830293.4803774);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',381,'p1 sail-to H5',1794830293.4819689);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',382,'p1 sail done',1794830293.4835482);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',383,'p1 act sail',1794830293.485236);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',384,'p1 sail B3',1794830293.4917538);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',385,'p1 sail-to A2',1794830293.5001678);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',386,'p1 sail done',1794830293.5037503);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',387,'p1 act done',1794830293.5139961);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',388,'nature draw row:IJ',1794830293.5139961);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',389,'nature draw column:4',1794830293.5139961);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',390,'p2 act expand',1794830293.5360591);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',391,'p2 expand row:AB',1794830293.549994);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',392,'p2 place B4',1794830293.5662649);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',393,'p2 act exchange',1794830293.578194);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',394,'p2 exchange ship',1794830293.5806093);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',395,'p2 exchange-another row:J',1794830293.5828843);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',396,'nature draw population',1794830293.5828843);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',397,'nature draw population',1794830293.5828843);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',398,'p2 act done',1794830293.5851784);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',399,'nature draw population',1794830293.5851784);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',400,'p1 act expand',1794830293.5873246);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',401,'p1 expand country:britannia',1794830293.5892758);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',402,'p1 place B1',1794830293.591244);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',403,'p1 act done',1794830293.5933475);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',404,'nature draw population',1794830293.5933475);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',405,'p2 act attack',1794830293.5953538);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',406,'p2 attack E4',1794830293.5972774);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',407,'p2 open population',1794830293.599291);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',408,'p2 add stop',1794830293.6007926);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',409,'p1 duel column:4',1794830293.6021185);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',410,'p2 duel stop',1794830293.6035192);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',411,'p2 act sail',1794830293.6050553);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',412,'p2 sail G1',1794830293.606692);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',413,'p2 sail-to I2',1794830293.6084132);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',414,'p2 sail done',1794830293.6101213);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',415,'p2 act sail',1794830293.6119256);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',416,'p2 sail B4',1794830293.613666);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',417,'p2 sail-to A4',1794830293.6157002);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',418,'p2 act migrate',1794830293.6176739);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',419,'p2 migrate F10',1794830293.6196072);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',420,'p2 migrate-to G10',1794830293.621586);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',421,'p2 act expand',1794830293.6234665);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',422,'p2 expand column:1',1794830293.6255682);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',423,'p2 place G1',1794830293.6275418);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',424,'p2 act done',1794830293.6297326);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',425,'nature draw row:H',1794830293.6297326);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',426,'nature draw column:8',1794830293.6297326);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',427,'nature draw row:CD',1794830293.6297326);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',428,'p1 act expand',1794830293.6316867);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',429,'p1 expand country:scandinavia',1794830293.633616);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',430,'p1 place A6',1794830293.635608);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',431,'p1 act done',1794830293.6371095);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',432,'nature draw row:B',1794830293.6371095);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',433,'p2 act sail',1794830293.6383991);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',434,'p2 sail A4',1794830293.6402028);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',435,'p2 sail-to B4',1794830293.6418474);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',436,'p2 sail G1',1794830293.643471);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',437,'p2 sail-to F1',1794830293.6452582);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',438,'p2 act exchange',1794830293.6468904);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',439,'p2 exchange country:poland',1794830293.6485286);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',440,'p2 exchange-another row:G',1794830293.6502275);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',441,'nature draw ship',1794830293.6502275);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',442,'nature draw country:helvetia',1794830293.6502275);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',443,'p2 act expand',1794830293.6519551);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',444,'p2 expand population',1794830293.6535573);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',445,'p2 place E7',1794830293.6552324);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',446,'p2 act expand',1794830293.656938);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',447,'p2 expand column:8',1794830293.6585388);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',448,'p2 place I8',1794830293.6602414);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',449,'p2 act done',1794830293.662004);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',450,'nature draw country:gaul',1794830293.662004);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',451,'nature draw column:6',1794830293.662004);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',452,'p1 act migrate',1794830293.6637084);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',453,'p1 migrate J10',1794830293.6653821);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',454,'p1 migrate-to I10',1794830293.6670632);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',455,'p1 act expand',1794830293.6687436);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',456,'p1 expand country:germania',1794830293.6703243);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',457,'p1 place E5',1794830293.6720254);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',458,'p1 act done',1794830293.673714);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',459,'nature draw column:1-2',1794830293.673714);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',460,'p2 act expand',1794830293.6754022);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',461,'p2 expand ship',1794830293.6770258);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',462,'p2 place A3',1794830293.6786609);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',463,'p2 act done',1794830293.6804264);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',464,'nature draw country:italy',1794830293.6804264);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',465,'p1 act expand',1794830293.6820917);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',466,'p1 expand column:1-2',1794830293.6836894);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',467,'p1 place G2',1794830293.685884);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',468,'p1 act exchange',1794830293.6876624);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',469,'p1 exchange row:CD',1794830293.6892703);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',470,'p1 exchange-another row:B',1794830293.6910462);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',471,'nature draw population',1794830293.6910462);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',472,'nature draw row:E',1794830293.6910462);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',473,'p1 act expand',1794830293.69299);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',474,'p1 expand row:E',1794830293.6946084);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',475,'p1 place E2',1794830293.6962907);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',476,'p1 act done',1794830293.6980217);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',477,'nature draw population',1794830293.6980217);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',478,'nature draw population',1794830293.6980217);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',479,'p2 act skip',1794830293.699858);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',480,'p1 act migrate',1794830293.7014976);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',481,'p1 migrate B2',1794830293.703145);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',482,'p1 migrate-to D3',1794830293.704876);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',483,'p1 act sail',1794830293.706489);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',484,'p1 sail C8',1794830293.7080789);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',485,'p1 sail-to D9',1794830293.7097635);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',486,'p1 sail D3',1794830293.711384);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',487,'p1 sail-to C3',1794830293.7130473);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',488,'p1 sail done',1794830293.7147124);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',489,'p1 act sail',1794830293.7164142);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',490,'p1 sail E2',1794830293.718022);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',491,'p1 sail-to C5',1794830293.7196784);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',492,'p1 act expand',1794830293.7213323);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',493,'p1 expand column:2',1794830293.722977);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',494,'p1 place B2',1794830293.7247078);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',495,'p1 act done',1794830293.726463);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',496,'nature draw population',1794830293.726463);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',497,'p2 act exchange',1794830293.7281888);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',498,'p2 exchange population',1794830293.729745);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',499,'p2 exchange-another ship',1794830293.7314749);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',500,'nature draw row:AB',1794830293.7314749);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',501,'nature draw country:hispania',1794830293.7314749);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',502,'p2 act done',1794830293.7332077);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',503,'p1 act expand',1794830293.73486);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',504,'p1 expand population',1794830293.7364738);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',505,'p1 place D10',1794830293.7381487);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',506,'p1 act expand',1794830293.7398212);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',507,'p1 expand column:7',1794830293.7414677);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',508,'p1 place B7',1794830293.743139);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',509,'p1 act done',1794830293.744903);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',510,'nature draw column:3-4',1794830293.744903);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',511,'nature draw country:britannia',1794830293.744903);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',512,'p2 act expand',1794830293.746568);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',513,'p2 expand row:C',1794830293.7481868);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',514,'p2 place C10',1794830293.7498736);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',515,'p2 act sail',1794830293.7514699);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',516,'p2 sail A3',1794830293.753096);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',517,'p2 sail-to B3',1794830293.7547405);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',518,'p2 sail done',1794830293.7563868);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',519,'p2 act expand',1794830293.7580006);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',520,'p2 expand ship',1794830293.7596014);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',521,'p2 place I4',1794830293.7612715);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',522,'p2 act sail',1794830293.7628357);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',523,'p2 sail F1',1794830293.7643561);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',524,'p2 sail-to E1',1794830293.766157);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',525,'p2 sail done',1794830293.7681525);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',526,'p2 act sail',1794830293.770117);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',527,'p2 sail I4',1794830293.771933);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',528,'p2 sail-to J4',1794830293.7746546);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',529,'p2 sail done',1794830293.777497);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',530,'p2 act exchange',1794830293.7790933);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',531,'p2 exchange row:H',1794830293.780461);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',532,'p2 exchange-another country:gaul',1794830293.782187);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',533,'nature draw country:italy',1794830293.782187);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',534,'p2 act sail',1794830293.783943);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',535,'p2 sail B4',1794830293.7856092);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',536,'p2 sail-to A3',1794830293.7872274);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',537,'p2 act done',1794830293.7890048);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',538,'nature draw population',1794830293.7890048);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',539,'nature draw row:H',1794830293.7890048);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',540,'p1 act skip',1794830293.7907183);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',541,'p2 act attack',1794830293.7923436);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',542,'p2 attack E4',1794830293.7939427);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',543,'p2 open population',1794830293.7955554);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',544,'p2 add stop',1794830293.7971535);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',545,'p1 duel population',1794830293.7988253);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',546,'p2 duel stop',1794830293.800582);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',547,'p2 act done',1794830293.802416);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',548,'nature draw column:8',1794830293.802416);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',549,'nature draw country:hispania',1794830293.802416);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',550,'p1 act sail',1794830293.8040845);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',551,'p1 sail B7',1794830293.8056755);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',552,'p1 sail-to C7',1794830293.807296);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',553,'p1 sail done',1794830293.8089151);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',554,'p1 act exchange',1794830293.8104594);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',555,'p1 exchange country:britannia',1794830293.8121529);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',556,'p1 exchange-another population',1794830293.813855);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',557,'nature draw country:britannia',1794830293.813855);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',558,'nature draw row:D',1794830293.813855);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',559,'p1 act done',1794830293.815593);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',560,'p2 act migrate',1794830293.8175426);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',561,'p2 migrate H10',1794830293.819151);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',562,'p2 migrate-to F10',1794830293.820785);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',563,'p2 act sail',1794830293.8223066);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',564,'p2 sail E1',1794830293.8238955);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',565,'p2 sail-to F1',1794830293.8255546);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',566,'p2 sail B3',1794830293.8317502);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',567,'p2 sail-to A4',1794830293.833444);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',568,'p2 sail A3',1794830293.8350973);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',569,'p2 sail-to A5',1794830293.8367915);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',570,'p2 sail done',1794830293.8386376);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',571,'p2 act expand',1794830293.840397);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',572,'p2 expand ship',1794830293.8420322);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',573,'p2 place J6',1794830293.8439977);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',574,'p2 act expand',1794830293.8456142);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',575,'p2 expand country:helvetia',1794830293.8472118);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',576,'p2 place F7',1794830293.8495193);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',577,'p2 act sail',1794830293.8556828);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',578,'p2 sail J6',1794830293.8573976);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',579,'p2 sail-to H6',1794830293.859048);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',580,'p2 sail done',1794830293.8606763);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',581,'p2 act done',1794830293.8623676);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',582,'nature draw row:I',1794830293.8623676);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',583,'nature draw row:E',1794830293.8623676);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',584,'p1 act migrate',1794830293.8640194);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',585,'p1 migrate D9',1794830293.865599);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',586,'p1 migrate-to E9',1794830293.8735101);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',587,'p1 act attack',1794830293.9001667);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',588,'p1 attack A5',1794830293.9309247);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',589,'p1 open population',1794830293.9599686);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',590,'p1 add population',1794830294.0271049);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',591,'p1 add stop',1794830294.0362978);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',592,'p2 duel row:AB',1794830294.0417986);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',593,'p2 duel stop',1794830294.0437994);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',594,'p1 act sail',1794830294.0455265);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',595,'p1 sail C3',1794830294.0471406);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',596,'p1 sail-to D6',1794830294.0487657);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',597,'p1 sail done',1794830294.0504322);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',598,'p1 act done',1794830294.0522735);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',599,'nature draw ship',1794830294.0522735);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',600,'nature draw population',1794830294.0522735);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',601,'nature draw column:7-8',1794830294.0522735);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',602,'p2 act sail',1794830294.053905);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',603,'p2 sail F1',1794830294.0555182);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',604,'p2 sail-to E1',1794830294.0571551);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',605,'p2 sail A4',1794830294.0587583);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',606,'p2 sail-to A3',1794830294.0601752);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',607,'p2 sail J4',1794830294.0618508);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',608,'p2 sail-to J5',1794830294.063589);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',609,'p2 act expand',1794830294.065328);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',610,'p2 expand row:I',1794830294.0670109);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',611,'p2 place I7',1794830294.0687108);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',612,'p2 act done',1794830294.0704904);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',613,'nature draw row:AB',1794830294.0704904);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',614,'p1 act attack',1794830294.0721593);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',615,'p1 attack B6',1794830294.0735693);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',616,'p1 open population',1794830294.0753288);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',617,'p1 add column:5-6',1794830294.0770419);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',618,'p1 add stop',1794830294.0786922);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',619,'p2 duel row:AB',1794830294.080339);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',620,'p2 duel stop',1794830294.082071);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',621,'p1 act expand',1794830294.0838444);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',622,'p1 expand country:hispania',1794830294.0853431);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',623,'p1 place J1',1794830294.0871468);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',624,'p1 act exchange',1794830294.0887983);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',625,'p1 exchange column:3-4',1794830294.0904212);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',626,'p1 exchange-another population',1794830294.0922203);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',627,'nature draw column:1-2-3',1794830294.0922203);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',628,'nature draw country:belgica',1794830294.0922203);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',629,'p1 act done',1794830294.0941818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',630,'nature draw column:1',1794830294.0941818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',631,'nature draw row:D',1794830294.0941818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',632,'nature draw column:9-10',1794830294.0941818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',633,'nature draw column:1-2',1794830294.0941818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',634,'p2 act migrate',1794830294.0959892);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',635,'p2 migrate F8',1794830294.0976021);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',636,'p2 migrate-to H7',1794830294.099053);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',637,'p2 act done',1794830294.1007714);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',638,'p1 act expand',1794830294.1024158);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',639,'p1 expand column:1-2-3',1794830294.1040232);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',640,'p1 place F1',1794830294.1057613);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',641,'p1 act exchange',1794830294.1074283);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',642,'p1 exchange country:britannia',1794830294.1090562);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',643,'p1 exchange-another ship',1794830294.110751);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',644,'nature draw column:7',1794830294.110751);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',645,'nature draw ship',1794830294.110751);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',646,'p1 act done',1794830294.112417);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',647,'nature draw row:C',1794830294.112417);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',648,'p2 act expand',1794830294.1141007);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',649,'p2 expand column:6',1794830294.115732);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',650,'p2 place E6',1794830294.1186576);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',651,'p2 act expand',1794830294.1207378);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',652,'p2 expand row:H',1794830294.122412);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',653,'p2 place H2',1794830294.1239517);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',654,'p2 act migrate',1794830294.1254978);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',655,'p2 migrate H2',1794830294.127113);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',656,'p2 migrate-to G1',1794830294.128795);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',657,'p2 act done',1794830294.1304903);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',658,'nature draw ship',1794830294.1304903);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',659,'nature draw column:4',1794830294.1304903);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',660,'p1 act exchange',1794830294.1321545);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',661,'p1 exchange population',1794830294.1337497);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',662,'p1 exchange-another row:C',1794830294.1354787);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',663,'nature draw ship',1794830294.1354787);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',664,'nature draw population',1794830294.1354787);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',665,'p1 act done',1794830294.137199);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',666,'p2 act expand',1794830294.1388276);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',667,'p2 expand column:4',1794830294.1403856);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',668,'p2 place B4',1794830294.1419861);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',669,'p2 act exchange',1794830294.143583);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',670,'p2 exchange country:hispania',1794830294.1452482);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',671,'p2 exchange-another column:8',1794830294.1469934);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',672,'nature draw row:GH',1794830294.1469934);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',673,'nature draw row:E',1794830294.1469934);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',674,'p2 act done',1794830294.1490684);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',675,'nature draw column:3',1794830294.1490684);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',676,'p1 act sail',1794830294.150744);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',677,'p1 sail F1',1794830294.1523538);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',678,'p1 sail-to G3',1794830294.1539822);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',679,'p1 sail C7',1794830294.1556735);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',680,'p1 sail-to D7',1794830294.1573842);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',681,'p1 act done',1794830294.1591582);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',682,'p2 act skip',1794830294.160921);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',683,'p1 act attack',1794830294.162675);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',684,'p1 attack I1',1794830294.1654375);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',685,'p1 open row:IJ',1794830294.1671462);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',686,'p1 duel stop',1794830294.1687863);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',687,'p1 act exchange',1794830294.1703956);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',688,'p1 exchange row:D',1794830294.172031);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',689,'p1 exchange-another population',1794830294.1738367);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',690,'nature draw row:A',1794830294.1738367);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',691,'nature draw population',1794830294.1738367);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',692,'p1 act expand',1794830294.1755552);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',693,'p1 expand column:9-10',1794830294.1771886);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',694,'p1 place C9',1794830294.1789348);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',695,'p1 act done',1794830294.1807692);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',696,'nature draw ship',1794830294.1807692);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',697,'nature draw ship',1794830294.1807692);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',698,'p2 act exchange',1794830294.1824687);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',699,'p2 exchange column:7-8',1794830294.1841578);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',700,'p2 exchange-another ship',1794830294.1860175);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',701,'nature draw column:3',1794830294.1860175);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',702,'nature draw column:9-10',1794830294.1860175);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',703,'p2 act attack',1794830294.1877327);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',704,'p2 attack E4',1794830294.189381);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',705,'p2 open row:E',1794830294.1911345);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',706,'p2 add row:E',1794830294.1929114);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',707,'p2 add stop',1794830294.194574);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',708,'p1 duel population',1794830294.1963074);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',709,'p1 duel stop',1794830294.198052);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',710,'p2 act attack',1794830294.1996856);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',711,'p2 attack B10',1794830294.2013707);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',712,'p2 open column:9-10',1794830294.2032526);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',713,'p2 add stop',1794830294.2049453);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',714,'p1 duel stop',1794830294.2066479);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',715,'p2 act done',1794830294.209206);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',716,'nature draw ship',1794830294.209206);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',717,'nature draw country:dalmatia',1794830294.209206);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',718,'nature draw country:baltic_lands',1794830294.209206);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',719,'nature draw ship',1794830294.209206);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',720,'p2 start-player p2',1794830294.2110183);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',721,'p2 act skip',1794830294.2127454);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',722,'p1 act expand',1794830294.214437);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',723,'p1 expand column:1',1794830294.2161617);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',724,'p1 place F1',1794830294.2186997);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',725,'p1 act exchange',1794830294.2203605);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',726,'p1 exchange row:A',1794830294.221973);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',727,'p1 exchange-another column:7',1794830294.223734);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',728,'nature draw row:B',1794830294.223734);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',729,'nature draw country:poland',1794830294.223734);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',730,'p1 act done',1794830294.2255743);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',731,'nature draw row:F',1794830294.2255743);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',732,'p2 act attack',1794830294.2272553);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',733,'p2 attack C9',1794830294.22891);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',734,'p2 open country:baltic_lands',1794830294.2305622);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',735,'p2 add stop',1794830294.2322328);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',736,'p1 duel stop',1794830294.2338881);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',737,'p2 act expand',1794830294.2355819);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',738,'p2 expand country:dalmatia',1794830294.2372303);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',739,'p2 place I9',1794830294.2389853);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',740,'p2 act migrate',1794830294.2406552);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',741,'p2 migrate C1',1794830294.2422795);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',742,'p2 migrate-to E2',1794830294.2439828);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',743,'p2 act done',1794830294.2458491);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',744,'nature draw row:I',1794830294.2458491);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',745,'nature draw ship',1794830294.2458491);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',746,'p1 act skip',1794830294.247607);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',747,'p2 act sail',1794830294.2492642);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',748,'p2 sail E1',1794830294.2509313);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',749,'p2 sail-to G4',1794830294.2527359);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',750,'p2 sail A3',1794830294.2543693);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',751,'p2 sail-to A4',1794830294.2561145);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',752,'p2 sail G1',1794830294.2577698);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',753,'p2 sail-to I3',1794830294.2594233);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',754,'p2 sail E2',1794830294.2610834);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',755,'p2 sail-to G5',1794830294.262788);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',756,'p2 sail done',1794830294.2644866);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',757,'p2 act done',1794830294.2661805);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',758,'p1 act expand',1794830294.26788);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',759,'p1 expand row:F',1794830294.2694664);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',760,'p1 place F9',1794830294.2712367);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',761,'p1 act exchange',1794830294.2728956);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',762,'p1 exchange country:poland',1794830294.2745597);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',763,'p1 exchange-another row:D',1794830294.2763946);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',764,'nature draw country:scandinavia',1794830294.2763946);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',765,'nature draw row:H',1794830294.2763946);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',766,'p1 act expand',1794830294.2781746);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',767,'p1 expand ship',1794830294.2796357);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',768,'p1 place J7',1794830294.281388);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',769,'p1 act done',1794830294.2832112);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',770,'nature draw row:G',1794830294.2832112);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',771,'nature draw row:B',1794830294.2832112);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',772,'p2 act migrate',1794830294.2867594);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',773,'p2 migrate C9',1794830294.2887697);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',774,'p2 migrate-to C8',1794830294.2957213);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',775,'p2 act sail',1794830294.2976084);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',776,'p2 sail C8',1794830294.2997084);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',777,'p2 sail-to C9',1794830294.3014631);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',778,'p2 sail B4',1794830294.3032548);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',779,'p2 sail-to A3',1794830294.3083508);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',780,'p2 sail J5',1794830294.310069);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',781,'p2 sail-to J4',1794830294.3117404);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',782,'p2 sail done',1794830294.3133333);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',783,'p2 act expand',1794830294.314942);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',784,'p2 expand row:GH',1794830294.3168542);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',785,'p2 place G6',1794830294.318655);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',786,'p2 act expand',1794830294.320383);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',787,'p2 expand column:3',1794830294.3219817);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',788,'p2 place B3',1794830294.323642);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',789,'p2 act sail',1794830294.3253517);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',790,'p2 sail A4',1794830294.3269818);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',791,'p2 sail-to C3',1794830294.3287396);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',792,'p2 sail done',1794830294.3303597);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',793,'p2 act done',1794830294.3321533);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',794,'nature draw column:9',1794830294.3321533);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',795,'nature draw ship',1794830294.3321533);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',796,'p1 act expand',1794830294.333795);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',797,'p1 expand row:B',1794830294.335471);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',798,'p1 place B8',1794830294.3371117);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',799,'p1 act done',1794830294.3393474);
INSERT INTO "answers" VALUES('ZkNgCqNbpohz',800,'nature draw row:C',1794830294.3393474);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',4,'p1 capital lost_vale',1794830297.5821872);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',5,'nature toss clockwise',1794830297.5821872);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',6,'p1 start-clan salt_mine',1794830297.631277);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',7,'p2 start-clan salt_mine',1794830297.739637);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',8,'p1 start-clan lost_vale',1794830297.8233879);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',9,'p2 start-clan lost_vale',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',10,'nature toss counterclockwise',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',11,'nature deal act_exploration',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',12,'nature deal act_geis',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',13,'nature deal act_druid',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',14,'nature deal act_festival',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',15,'nature deal act_migration',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',16,'nature deal act_citadel',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',17,'nature deal act_sanctuary',1794830297.9321685);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',18,'p1 keep act_geis',1794830298.0718193);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',19,'p2 keep act_citadel',1794830298.233159);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',20,'p1 pass-on act_migration',1794830298.3190987);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',21,'p2 pass-on act_citadel',1794830298.393936);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',22,'nature deal act_bard',1794830298.393936);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',23,'nature deal act_warlord',1794830298.393936);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',24,'nature deal act_new_clans',1794830298.393936);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',25,'nature deal act_new_alliance',1794830298.393936);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',26,'nature deal act_conquest',1794830298.393936);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',27,'p1 keep act_new_clans',1794830298.523204);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',28,'p2 keep act_new_alliance',1794830298.708834);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',29,'p2 pass-on act_new_alliance',1794830298.801433);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',30,'p1 pass-on act_new_clans',1794830298.8983176);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',31,'p1 act act_sanctuary',1794830298.991366);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',32,'p1 at salt_mine',1794830299.2132182);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',33,'p2 react decline_round',1794830299.968366);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',34,'nature draw-epic epic_stone_of_fal',1794830299.968366);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',35,'p1 react decline',1794830300.2280278);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',36,'p1 react decline_round',1794830300.7602475);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',37,'p2 act act_warlord',1794830300.8708215);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',38,'p2 at salt_mine',1794830300.9678462);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',39,'p1 react decline',1794830301.0299785);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',40,'p1 react decline_round',1794830301.1638894);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',41,'p1 react decline_round',1794830301.2599275);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',42,'p1 peace yes',1794830301.391828);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',43,'p2 peace no',1794830301.4322686);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',44,'p2 maneuver attack:p1',1794830301.4969542);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',45,'p1 result clan',1794830301.5537698);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',46,'p1 react decline',1794830301.583942);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',47,'p2 react act_bard',1794830301.6272693);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',48,'p1 react act_geis',1794830301.6529126);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',49,'p1 react decline',1794830301.7035706);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',50,'p1 react decline_round',1794830301.7450466);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',51,'p2 maneuver end',1794830301.7850604);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',52,'p1 act act_citadel',1794830301.8331425);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',53,'p1 react decline_round',1794830301.886351);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',54,'p1 react adv_lost_vale',1794830301.9279268);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',55,'p1 react decline_round',1794830301.995787);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',56,'p1 react decline_round',1794830302.1871045);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',57,'p2 act act_migration',1794830302.2942111);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',58,'p2 move-to stop',1794830302.3371835);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',59,'p1 act act_conquest',1794830302.4005938);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',60,'p1 at lost_vale',1794830302.4556882);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',61,'p2 act pass',1794830302.5189223);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',62,'p1 act act_new_alliance',1794830302.599641);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',63,'p2 act pass',1794830302.68184);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',64,'p1 act epic_stone_of_fal',1794830302.7503893);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',65,'p2 act act_new_clans',1794830302.897563);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',66,'p2 place salt_mine',1794830302.9576082);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',67,'p2 place lost_vale',1794830303.0169716);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',68,'p1 act act_craftsmen_peasants',1794830303.069851);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',69,'p1 how-many 1',1794830303.1279275);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',70,'p2 act act_druid',1794830303.2059224);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',71,'p2 search act_citadel',1794830303.261823);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',72,'p1 act pass',1794830303.31395);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',73,'p2 act act_festival',1794830303.391675);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',74,'p2 at salt_mine',1794830303.4662297);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',75,'p1 act pass',1794830303.5351024);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',76,'p2 act act_citadel',1794830303.60593);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',77,'p2 at salt_mine',1794830303.6539233);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',78,'p2 react decline_round',1794830303.7258956);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',79,'p1 act pass',1794830303.7857764);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',80,'p2 act pass',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',81,'nature toss clockwise',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',82,'nature deal act_sanctuary',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',83,'nature deal act_geis',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',84,'nature deal act_festival',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',85,'nature deal act_exploration',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',86,'nature deal act_new_clans',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',87,'nature deal act_conquest',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',88,'nature deal act_warlord',1794830303.8638802);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',89,'p2 keep act_warlord',1794830303.9300227);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',90,'p1 keep act_festival',1794830303.9978976);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',91,'p1 pass-on act_new_clans',1794830304.0670958);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',92,'p2 pass-on act_warlord',1794830304.1419494);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',93,'nature deal act_craftsmen_peasants',1794830304.1419494);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',94,'nature deal act_bard',1794830304.1419494);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',95,'nature deal act_migration',1794830304.1419494);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',96,'nature deal act_druid',1794830304.1419494);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',97,'nature deal act_new_alliance',1794830304.1419494);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',98,'p1 keep act_craftsmen_peasants',1794830304.2035258);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',99,'p2 keep act_new_alliance',1794830304.291702);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',100,'p2 pass-on act_migration',1794830304.3776314);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',101,'p1 pass-on act_citadel',1794830304.4419582);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',102,'p1 act act_druid',1794830304.5139148);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',103,'p2 react act_geis',1794830304.5837111);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',104,'p1 react adv_lost_vale',1794830304.6611886);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',105,'p2 act act_bard',1794830304.7902052);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',106,'nature draw-epic epic_lugs_spear',1794830304.7902052);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',107,'p2 react decline_round',1794830304.873788);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',108,'p2 react decline',1794830304.934162);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',109,'p2 react decline',1794830305.013814);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',110,'p1 act act_migration',1794830305.1144512);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',111,'p1 move-to salt_mine',1794830305.1572735);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',112,'p1 move-to salt_mine',1794830305.2373633);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',113,'p1 move-to salt_mine',1794830305.3342416);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',114,'p1 move-to stop',1794830305.3643534);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',115,'p2 react epic_lugs_spear',1794830305.4332962);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',116,'p2 shelter no',1794830305.5196667);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',117,'p2 peace no',1794830305.5612242);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',118,'p1 peace yes',1794830305.6363707);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',119,'p1 maneuver attack:p2',1794830305.725376);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',120,'p2 result clan',1794830305.7918315);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',121,'p1 peace no',1794830305.9021192);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',122,'p2 peace yes',1794830305.9903429);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',123,'p2 maneuver attack:p1',1794830306.0645978);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',124,'p1 result card',1794830306.1206942);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',125,'p1 throw act_warlord',1794830306.210433);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',126,'p2 peace yes',1794830306.293622);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',127,'p1 peace no',1794830306.3375278);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',128,'p1 maneuver attack:p2',1794830306.4579132);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',129,'p2 result clan',1794830306.5709825);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',130,'p1 maneuver end',1794830306.6610892);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',131,'p2 act act_new_alliance',1794830306.7349205);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',132,'p2 react decline_round',1794830306.8152533);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',133,'p1 act pass',1794830306.885873);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',134,'p2 act act_new_clans',1794830306.9620857);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',135,'p1 act act_craftsmen_peasants',1794830307.029844);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',136,'p1 how-many 2',1794830307.0911348);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',137,'p1 how-many 0',1794830307.1753862);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',138,'p2 act act_exploration',1794830307.229698);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',139,'p1 spot a:0:2',1794830307.3252492);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',140,'nature draw-tile hills',1794830307.3252492);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',141,'p1 act act_conquest',1794830307.397996);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',142,'p1 at hills',1794830307.48175);
INSERT INTO "answers" VALUES('b-rDY0zB27fJ',143,'p1 move-from salt_mine',1794830307.5537148);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',4,'p2 capital iron_mine',1794830312.6433482);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',5,'nature toss counterclockwise',1794830312.6433482);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',6,'p2 start-clan salt_mine',1794830312.6601813);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',7,'p1 start-clan salt_mine',1794830312.6629186);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',8,'p2 start-clan salt_mine',1794830312.6651578);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',9,'p1 start-clan iron_mine',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',10,'nature toss clockwise',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',11,'nature deal act_conquest',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',12,'nature deal act_exploration',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',13,'nature deal act_citadel',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',14,'nature deal act_bard',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',15,'nature deal act_new_alliance',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',16,'nature deal act_warlord',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',17,'nature deal act_geis',1794830312.6676283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',18,'p1 keep act_citadel',1794830312.670602);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',19,'p2 keep act_geis',1794830312.6728466);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',20,'p1 pass-on act_new_alliance',1794830312.674986);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',21,'p2 pass-on act_exploration',1794830312.6772687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',22,'nature deal act_migration',1794830312.6772687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',23,'nature deal act_sanctuary',1794830312.6772687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',24,'nature deal act_new_clans',1794830312.6772687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',25,'nature deal act_druid',1794830312.6772687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',26,'nature deal act_craftsmen_peasants',1794830312.6772687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',27,'p1 keep act_sanctuary',1794830312.6793444);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',28,'p2 keep act_craftsmen_peasants',1794830312.6813943);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',29,'p1 pass-on act_druid',1794830312.6833014);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',30,'p2 pass-on act_new_clans',1794830312.6855042);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',31,'p1 act act_citadel',1794830312.6878326);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',32,'p1 at iron_mine',1794830312.6902328);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',33,'p2 react decline',1794830312.6926155);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',34,'p2 act act_druid',1794830312.6951752);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',35,'p1 react decline',1794830312.6973083);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',36,'p2 search act_citadel',1794830312.699446);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',37,'p2 react adv_salt_mine',1794830312.7019007);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',38,'nature take-random act_new_clans',1794830312.7019007);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',39,'p2 give act_migration',1794830312.704195);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',40,'p1 act act_migration',1794830312.7111523);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',41,'p1 at iron_mine',1794830312.7191226);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',42,'p2 react decline',1794830312.7486906);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',43,'p1 peace yes',1794830312.76525);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',44,'p2 peace yes',1794830312.77944);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',45,'p2 act pass',1794830312.7912116);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',46,'p1 act pass',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',47,'nature toss counterclockwise',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',48,'nature deal act_sanctuary',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',49,'nature deal act_bard',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',50,'nature deal act_craftsmen_peasants',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',51,'nature deal act_festival',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',52,'nature deal act_geis',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',53,'nature deal act_new_alliance',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',54,'nature deal act_conquest',1794830312.7946606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',55,'p1 keep act_craftsmen_peasants',1794830312.797347);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',56,'p2 keep act_new_alliance',1794830312.7997332);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',57,'p1 pass-on act_craftsmen_peasants',1794830312.8018491);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',58,'p2 pass-on act_new_alliance',1794830312.8040993);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',59,'nature deal act_warlord',1794830312.8040993);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',60,'nature deal act_exploration',1794830312.8040993);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',61,'nature deal act_new_clans',1794830312.8040993);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',62,'nature deal act_migration',1794830312.8040993);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',63,'nature deal act_citadel',1794830312.8040993);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',64,'p1 keep act_warlord',1794830312.8062658);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',65,'p2 keep act_migration',1794830312.8084288);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',66,'p1 pass-on act_citadel',1794830312.8103797);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',67,'p2 pass-on act_new_clans',1794830312.8126497);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',68,'p1 act act_druid',1794830312.81499);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',69,'p2 react decline',1794830312.8173556);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',70,'p2 act act_craftsmen_peasants',1794830312.819751);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',71,'p1 react decline',1794830312.8220365);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',72,'p1 act act_conquest',1794830312.824456);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',73,'p1 at iron_mine',1794830312.8268032);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',74,'p1 move-from salt_mine',1794830312.8291655);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',75,'p1 move-from salt_mine',1794830312.8316486);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',76,'p2 react decline_round',1794830312.834103);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',77,'p2 act act_exploration',1794830312.8365939);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',78,'p1 react decline_round',1794830312.8387537);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',79,'p1 spot b:2:-1',1794830312.8463662);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',80,'nature draw-tile cove',1794830312.8463662);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',81,'p1 act act_warlord',1794830312.8493974);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',82,'p2 act act_festival',1794830312.8520687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',83,'p1 act act_new_clans',1794830312.8548543);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',84,'p2 act act_bard',1794830312.8574955);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',85,'nature draw-epic epic_lug_samildanach',1794830312.8574955);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',86,'p2 react epic_lug_samildanach',1794830312.860018);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',87,'p1 act act_new_alliance',1794830312.862709);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',88,'p2 react decline_round',1794830312.865178);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',89,'p2 act pass',1794830312.8675494);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',90,'p1 act pass',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',91,'nature toss clockwise',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',92,'nature deal act_warlord',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',93,'nature deal act_bard',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',94,'nature deal act_geis',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',95,'nature deal act_exploration',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',96,'nature deal act_druid',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',97,'nature deal act_conquest',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',98,'nature deal act_festival',1794830312.8701773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',99,'p1 keep act_geis',1794830312.872567);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',100,'p2 keep act_conquest',1794830312.8748305);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',101,'p1 pass-on act_festival',1794830312.8769739);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',102,'p2 pass-on act_exploration',1794830312.8793182);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',103,'nature deal act_migration',1794830312.8793182);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',104,'nature deal act_sanctuary',1794830312.8793182);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',105,'nature deal act_citadel',1794830312.8793182);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',106,'nature deal act_new_clans',1794830312.8793182);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',107,'nature deal act_new_alliance',1794830312.8793182);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',108,'p1 keep act_migration',1794830312.8816826);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',109,'p2 keep act_new_alliance',1794830312.8838365);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',110,'p1 pass-on act_migration',1794830312.8859735);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',111,'p2 pass-on act_new_alliance',1794830312.8882008);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',112,'p1 act act_exploration',1794830312.890678);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',113,'p2 react decline_round',1794830312.8929358);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',114,'p1 spot b:0:-1',1794830312.8957043);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',115,'nature draw-tile forest',1794830312.8957043);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',116,'p2 act act_conquest',1794830312.898223);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',117,'p2 at salt_mine',1794830312.9007063);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',118,'p2 move-from stop',1794830312.9032578);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',119,'p1 react act_geis',1794830312.905976);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',120,'p2 react decline',1794830312.9082644);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',121,'p1 act act_druid',1794830312.9107037);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',122,'p1 search act_geis',1794830312.9129725);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',123,'p2 act act_citadel',1794830312.9154267);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',124,'p2 at cove',1794830312.9179945);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',125,'p1 react decline',1794830312.9203267);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',126,'p2 react decline_round',1794830312.9226384);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',127,'p1 act act_new_alliance',1794830312.925049);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',128,'p1 at iron_mine',1794830312.9277768);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',129,'p2 act act_sanctuary',1794830312.9302328);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',130,'p2 at cove',1794830312.932773);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',131,'p1 react act_geis',1794830312.935549);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',132,'p1 act pass',1794830312.9379833);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',133,'p2 act act_migration',1794830312.9402995);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',134,'p2 at salt_mine',1794830312.9430666);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',135,'p2 move-to iron_mine',1794830312.945495);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',136,'p2 move-to stop',1794830312.9481766);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',137,'p1 shelter no',1794830312.9505813);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',138,'p1 peace yes',1794830312.9528513);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',139,'p2 peace yes',1794830312.955416);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',140,'p1 act pass',1794830312.9578843);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',141,'p2 act act_festival',1794830312.9605424);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',142,'p1 act act_craftsmen_peasants',1794830312.9629726);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',143,'p1 how-many 1',1794830312.9656892);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',144,'p2 act pass',1794830312.9680545);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',145,'p1 act pass',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',146,'nature toss counterclockwise',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',147,'nature deal act_craftsmen_peasants',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',148,'nature deal act_geis',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',149,'nature deal act_citadel',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',150,'nature deal act_warlord',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',151,'nature deal act_new_clans',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',152,'nature deal act_druid',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',153,'nature deal act_new_alliance',1794830312.97075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',154,'p1 keep act_geis',1794830312.975531);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',155,'p2 keep act_new_clans',1794830312.9830806);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',156,'p1 pass-on act_geis',1794830312.9917016);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',157,'p2 pass-on act_new_clans',1794830313.007198);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',158,'nature deal act_conquest',1794830313.007198);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',159,'nature deal act_sanctuary',1794830313.007198);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',160,'nature deal act_exploration',1794830313.007198);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',161,'nature deal act_festival',1794830313.007198);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',162,'nature deal act_bard',1794830313.007198);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',163,'p1 keep act_sanctuary',1794830313.0361457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',164,'p2 keep act_festival',1794830313.0523775);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',165,'p1 pass-on act_migration',1794830313.064523);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',166,'p2 pass-on act_festival',1794830313.0675044);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',167,'p1 act act_festival',1794830313.0714386);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',168,'p2 react act_geis',1794830313.0831213);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',169,'p2 act act_exploration',1794830313.0871155);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',170,'p1 spot a:-2:0',1794830313.0900745);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',171,'nature draw-tile stone_circle',1794830313.0900745);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',172,'p2 react decline',1794830313.092622);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',173,'p1 act act_sanctuary',1794830313.0951235);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',174,'p1 at iron_mine',1794830313.0988114);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',175,'nature draw-epic epic_dagdas_harp',1794830313.0988114);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',176,'p1 react decline',1794830313.1025283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',177,'p2 act pass',1794830313.1048656);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',178,'p1 react decline_round',1794830313.107169);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',179,'p1 act act_bard',1794830313.1098657);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',180,'nature draw-epic epic_the_morrigan',1794830313.1098657);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',181,'p1 react decline',1794830313.1122737);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',182,'p2 act act_warlord',1794830313.1149442);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',183,'p1 react decline_round',1794830313.117306);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',184,'p1 shelter yes',1794830313.1195872);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',185,'p1 shelter no',1794830313.1218474);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',186,'p1 react decline',1794830313.12414);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',187,'p1 peace no',1794830313.1264632);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',188,'p2 peace no',1794830313.1289108);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',189,'p2 maneuver attack:p1',1794830313.1313305);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',190,'p1 result card',1794830313.1336784);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',191,'p1 throw act_new_alliance',1794830313.1359568);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',192,'p1 peace no',1794830313.1382213);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',193,'p2 peace no',1794830313.140731);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',194,'p1 maneuver withdraw',1794830313.1431153);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',195,'p1 withdraw forest',1794830313.145432);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',196,'p1 withdraw forest',1794830313.1476982);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',197,'p1 withdraw forest',1794830313.1500075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',198,'p1 withdraw stop',1794830313.152578);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',199,'p1 peace no',1794830313.1549296);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',200,'p2 peace yes',1794830313.1574469);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',201,'p2 maneuver withdraw',1794830313.1597545);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',202,'p2 withdraw stone_circle',1794830313.162005);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',203,'p2 withdraw cove',1794830313.1645772);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',204,'p1 maneuver end',1794830313.1670985);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',205,'p2 react decline',1794830313.1693473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',206,'p1 react decline',1794830313.171643);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',207,'p1 act act_druid',1794830313.1739926);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',208,'p1 search act_exploration',1794830313.1762798);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',209,'p1 react decline_round',1794830313.1786463);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',210,'p2 act act_citadel',1794830313.1809855);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',211,'p2 at salt_mine',1794830313.183505);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',212,'p1 react decline',1794830313.1955864);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',213,'p2 react decline',1794830313.2016);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',214,'p1 act act_exploration',1794830313.2042675);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',215,'p2 react decline_round',1794830313.2066686);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',216,'p1 spot a:3:-2',1794830313.2093499);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',217,'nature draw-tile mountains',1794830313.2093499);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',218,'p2 act act_conquest',1794830313.2118287);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',219,'p2 at salt_mine',1794830313.2164433);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',220,'p2 move-from stop',1794830313.2191136);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',221,'p1 react decline_round',1794830313.2214422);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',222,'p2 react adv_cove',1794830313.2239258);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',223,'p2 put-aside act_migration',1794830313.226204);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',224,'p2 react decline_round',1794830313.2285626);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',225,'p1 act pass',1794830313.2308817);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',226,'p2 act act_craftsmen_peasants',1794830313.2332742);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',227,'p2 how-many 0',1794830313.2356794);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',228,'p2 how-many 1',1794830313.2382934);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',229,'p1 act epic_the_morrigan',1794830313.240668);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',230,'p1 may yes',1794830313.2431636);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',231,'p1 react decline',1794830313.2455404);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',232,'p1 react adv_forest',1794830313.247869);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',233,'p1 react decline_round',1794830313.2503643);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',234,'nature draw-epic epic_tale_of_cuchulain',1794830313.2503643);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',235,'p1 react decline',1794830313.2527614);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',236,'p2 act pass',1794830313.2558928);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',237,'p1 react decline_round',1794830313.2582707);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',238,'p1 act pass',1794830313.260717);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',239,'p1 react decline_round',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',240,'nature toss clockwise',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',241,'nature deal act_conquest',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',242,'nature deal act_festival',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',243,'nature deal act_geis',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',244,'nature deal act_sanctuary',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',245,'nature deal act_new_clans',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',246,'nature deal act_craftsmen_peasants',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',247,'nature deal act_migration',1794830313.263389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',248,'p1 keep act_geis',1794830313.2657392);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',249,'p2 keep act_new_clans',1794830313.2679849);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',250,'p1 pass-on act_craftsmen_peasants',1794830313.2701044);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',251,'p2 pass-on act_new_clans',1794830313.2723904);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',252,'nature deal act_citadel',1794830313.2723904);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',253,'nature deal act_warlord',1794830313.2723904);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',254,'nature deal act_new_alliance',1794830313.2723904);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',255,'nature deal act_bard',1794830313.2723904);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',256,'nature deal act_exploration',1794830313.2723904);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',257,'p1 keep act_citadel',1794830313.2745268);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',258,'p2 keep act_bard',1794830313.276687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',259,'p1 pass-on act_druid',1794830313.2787535);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',260,'p2 pass-on act_new_alliance',1794830313.2810044);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',261,'p1 act act_new_clans',1794830313.2833939);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',262,'p1 place mountains',1794830313.2857056);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',263,'p1 place iron_mine',1794830313.2883363);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',264,'p2 react decline',1794830313.3020191);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',265,'p1 react decline',1794830313.3290021);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',266,'p2 act act_warlord',1794830313.3400676);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',267,'p2 at salt_mine',1794830313.3496702);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',268,'p1 react decline',1794830313.3564615);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',269,'p2 react adv_salt_mine',1794830313.3688211);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',270,'p1 react decline',1794830313.374752);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',271,'nature take-random act_geis',1794830313.374752);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',272,'p2 give act_bard',1794830313.380553);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',273,'p2 react adv_cove',1794830313.3888035);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',274,'p1 react decline',1794830313.4016595);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',275,'p2 put-aside act_craftsmen_peasants',1794830313.405711);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',276,'p1 react decline',1794830313.4113383);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',277,'p1 act act_new_alliance',1794830313.4139261);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',278,'p1 at forest',1794830313.4166386);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',279,'p2 react decline',1794830313.419027);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',280,'p1 react decline_round',1794830313.4214025);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',281,'p2 act act_sanctuary',1794830313.4237242);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',282,'p2 at salt_mine',1794830313.4261682);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',283,'p1 react decline_round',1794830313.4287274);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',284,'nature draw-epic epic_the_fianna',1794830313.4287274);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',285,'p2 react decline_round',1794830313.4310865);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',286,'p1 act pass',1794830313.4333389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',287,'p2 act pass',1794830313.4357028);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',288,'p1 react decline',1794830313.4379175);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',289,'p2 react decline',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',290,'nature toss counterclockwise',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',291,'nature deal act_druid',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',292,'nature deal act_geis',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',293,'nature deal act_new_alliance',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',294,'nature deal act_conquest',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',295,'nature deal act_warlord',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',296,'nature deal act_new_clans',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',297,'nature deal act_exploration',1794830313.440473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',298,'p1 keep act_new_alliance',1794830313.4427125);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',299,'p2 keep act_new_clans',1794830313.444878);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',300,'p1 pass-on act_exploration',1794830313.4468813);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',301,'p2 pass-on act_conquest',1794830313.4490862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',302,'nature deal act_craftsmen_peasants',1794830313.4490862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',303,'nature deal act_migration',1794830313.4490862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',304,'nature deal act_festival',1794830313.4490862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',305,'nature deal act_sanctuary',1794830313.4490862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',306,'nature deal act_bard',1794830313.4490862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',307,'p1 keep act_craftsmen_peasants',1794830313.4511645);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',308,'p2 keep act_bard',1794830313.4532733);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',309,'p1 pass-on act_craftsmen_peasants',1794830313.455286);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',310,'p2 pass-on act_migration',1794830313.4574728);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',311,'p1 act act_new_alliance',1794830313.4597874);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',312,'p1 at forest',1794830313.4621358);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',313,'p2 react decline_round',1794830313.4646573);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',314,'p1 react decline_round',1794830313.466783);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',315,'p2 react decline',1794830313.4689667);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',316,'p2 act pass',1794830313.4710937);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',317,'p2 react decline',1794830313.4731948);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',318,'p1 act act_conquest',1794830313.4754345);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',319,'p1 at cove',1794830313.4776642);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',320,'p1 move-from iron_mine',1794830313.4798384);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',321,'p1 move-from iron_mine',1794830313.4820075);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',322,'p1 move-from mountains',1794830313.4842288);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',323,'p1 move-from iron_mine',1794830313.4883602);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',324,'p1 move-from mountains',1794830313.4907253);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',325,'p1 move-from stop',1794830313.4933798);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',326,'p1 react decline_round',1794830313.4955692);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',327,'p2 react decline',1794830313.4978375);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',328,'p2 shelter yes',1794830313.5001397);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',329,'p1 react decline',1794830313.502344);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',330,'p2 react decline',1794830313.5047522);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',331,'p1 peace yes',1794830313.5068495);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',332,'p2 peace no',1794830313.5092263);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',333,'p1 maneuver attack:p2',1794830313.5115004);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',334,'p1 react adv_iron_mine',1794830313.513932);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',335,'p1 react decline',1794830313.5162401);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',336,'p1 react decline_round',1794830313.5188265);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',337,'p2 react decline',1794830313.5212226);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',338,'p2 throw act_craftsmen_peasants',1794830313.5235028);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',339,'p1 react act_warlord',1794830313.5257523);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',340,'p2 react decline_round',1794830313.5281758);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',341,'p1 react decline_round',1794830313.5306752);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',342,'p1 maneuver end',1794830313.5331619);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',343,'p2 react decline',1794830313.5353434);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',344,'p2 act act_new_clans',1794830313.5376759);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',345,'p2 place salt_mine',1794830313.5398974);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',346,'p2 place stone_circle',1794830313.5423667);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',347,'p1 react decline',1794830313.544748);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',348,'p2 react decline',1794830313.546926);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',349,'p2 react decline',1794830313.549144);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',350,'p1 act pass',1794830313.551278);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',351,'p2 react decline_round',1794830313.553493);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',352,'p2 act act_exploration',1794830313.555756);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',353,'p1 react decline',1794830313.5579739);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',354,'p1 spot b:-1:2',1794830313.560608);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',355,'nature draw-tile gates',1794830313.560608);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',356,'p2 react decline',1794830313.5631654);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',357,'p1 act act_migration',1794830313.5656724);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',358,'p1 at forest',1794830313.5682235);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',359,'p1 move-to iron_mine',1794830313.5713959);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',360,'p1 move-to stop',1794830313.574228);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',361,'p2 act pass',1794830313.5766683);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',362,'p1 act act_citadel',1794830313.5790288);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',363,'p1 at iron_mine',1794830313.5819385);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',364,'p2 act pass',1794830313.58423);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',365,'p1 act act_sanctuary',1794830313.5864825);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',366,'p1 at iron_mine',1794830313.592843);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',367,'nature draw-epic epic_oengus_ploy',1794830313.592843);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',368,'p1 react decline',1794830313.595387);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',369,'p2 act pass',1794830313.5975964);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',370,'p1 react epic_oengus_ploy',1794830313.5998635);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',371,'p1 react decline_round',1794830313.6021926);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',372,'p1 react decline_round',1794830313.6045434);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',373,'p1 act pass',1794830313.6068478);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',374,'p2 act act_bard',1794830313.6093407);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',375,'nature draw-epic epic_maeves_wealth',1794830313.6093407);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',376,'p2 react adv_salt_mine',1794830313.6117346);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',377,'p2 react decline',1794830313.613875);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',378,'p1 react decline',1794830313.6162555);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',379,'p2 react decline_round',1794830313.6185424);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',380,'p1 act epic_dagdas_harp',1794830313.62098);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',381,'p2 react decline',1794830313.6234367);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',382,'p2 act pass',1794830313.6283727);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',383,'p1 act pass',1794830313.6375122);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',384,'p1 react decline',1794830313.6409066);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',385,'p2 react decline_round',1794830313.6449494);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',386,'nature toss clockwise',1794830313.6449494);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',387,'p2 react decline',1794830313.647556);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',388,'p2 react decline',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',389,'nature draw-epic epic_children_of_dana',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',390,'nature deal act_exploration',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',391,'nature deal act_bard',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',392,'nature deal act_sanctuary',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',393,'nature deal act_warlord',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',394,'nature deal act_new_alliance',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',395,'nature deal act_conquest',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',396,'nature deal act_craftsmen_peasants',1794830313.6502447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',397,'p1 keep act_bard',1794830313.6525123);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',398,'p2 keep act_craftsmen_peasants',1794830313.6550763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',399,'p1 pass-on act_new_alliance',1794830313.6749763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',400,'p2 pass-on act_craftsmen_peasants',1794830313.6935117);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',401,'nature deal act_festival',1794830313.6935117);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',402,'nature deal act_druid',1794830313.6935117);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',403,'nature deal act_migration',1794830313.6935117);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',404,'nature deal act_geis',1794830313.6935117);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',405,'nature deal act_citadel',1794830313.6935117);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',406,'p1 keep act_migration',1794830313.7005322);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',407,'p2 keep act_new_clans',1794830313.7061338);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',408,'p1 pass-on act_migration',1794830313.7085855);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',409,'p2 pass-on act_festival',1794830313.710958);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',410,'p1 act act_bard',1794830313.7133331);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',411,'p2 react decline',1794830313.7158897);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',412,'nature draw-epic epic_battle_of_moytura',1794830313.7158897);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',413,'p1 react decline_round',1794830313.7186458);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',414,'p2 act epic_maeves_wealth',1794830313.7211437);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',415,'p2 react decline_round',1794830313.723378);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',416,'p1 react decline',1794830313.7256515);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',417,'p1 give act_conquest',1794830313.7280307);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',418,'p2 give act_warlord',1794830313.7303517);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',419,'p2 react decline',1794830313.7326546);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',420,'p2 react decline',1794830313.736284);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',421,'p1 act act_craftsmen_peasants',1794830313.738888);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',422,'p2 react decline_round',1794830313.7411294);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',423,'p1 react adv_cove',1794830313.743483);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',424,'p1 react decline',1794830313.7458751);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',425,'p1 put-aside act_citadel',1794830313.7482195);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',426,'p2 act act_sanctuary',1794830313.75082);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',427,'p2 at salt_mine',1794830313.7533484);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',428,'p1 react decline_round',1794830313.7558262);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',429,'nature draw-epic epic_stone_of_fal',1794830313.7558262);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',430,'p2 react adv_salt_mine',1794830313.7581785);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',431,'p2 react decline',1794830313.7607663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',432,'nature take-random act_warlord',1794830313.7607663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',433,'p2 give act_warlord',1794830313.763208);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',434,'p1 act act_exploration',1794830313.7656953);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',435,'p2 react decline',1794830313.7680736);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',436,'p1 spot b:-3:3',1794830313.7710173);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',437,'nature draw-tile plains',1794830313.7710173);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',438,'p2 act epic_stone_of_fal',1794830313.7736332);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',439,'p2 react decline',1794830313.7759166);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',440,'p1 react decline_round',1794830313.7782805);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',441,'p2 react decline',1794830313.7807145);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',442,'p1 act act_warlord',1794830313.7831557);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',443,'p1 at cove',1794830313.7857556);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',444,'p2 react decline',1794830313.7880957);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',445,'p1 react decline_round',1794830313.7903643);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',446,'p2 react decline_round',1794830313.79276);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',447,'p2 shelter no',1794830313.7951608);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',448,'p1 react decline',1794830313.7978377);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',449,'p2 react decline',1794830313.8002148);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',450,'p1 peace no',1794830313.8025098);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',451,'p2 peace no',1794830313.8049924);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',452,'p1 maneuver withdraw',1794830313.807394);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',453,'p1 withdraw iron_mine',1794830313.8096952);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',454,'p1 withdraw stop',1794830313.8120868);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',455,'p1 peace no',1794830313.8145404);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',456,'p2 peace no',1794830313.8170614);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',457,'p2 maneuver epic_the_fianna',1794830313.8195066);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',458,'p2 move-to mountains',1794830313.8221436);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',459,'p2 react decline',1794830313.824771);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',460,'p2 either second',1794830313.8274987);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',461,'p2 react decline_round',1794830313.830134);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',462,'p2 react decline_round',1794830313.8326626);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',463,'p1 maneuver epic_battle_of_moytura',1794830313.8354945);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',464,'p1 move-from iron_mine',1794830313.8379052);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',465,'p1 move-from forest',1794830313.8402622);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',466,'p1 move-from stop',1794830313.8428376);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',467,'p1 react decline',1794830313.84527);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',468,'p2 react decline_round',1794830313.8477669);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',469,'p1 react decline',1794830313.8502877);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',470,'p1 maneuver withdraw',1794830313.852648);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',471,'p1 withdraw iron_mine',1794830313.8549948);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',472,'p1 withdraw forest',1794830313.8572886);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',473,'p1 withdraw stop',1794830313.8598046);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',474,'p1 maneuver end',1794830313.8624449);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',475,'p2 act act_druid',1794830313.8650475);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',476,'p2 search act_bard',1794830313.8674614);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',477,'p1 act act_festival',1794830313.8701708);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',478,'p2 react decline_round',1794830313.8727283);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',479,'p2 act act_new_alliance',1794830313.8754296);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',480,'p2 at iron_mine',1794830313.8781438);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',481,'p2 either first',1794830313.881141);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',482,'p1 act pass',1794830313.8836818);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',483,'p2 act act_conquest',1794830313.8862517);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',484,'p2 at cove',1794830313.8887737);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',485,'p2 move-from iron_mine',1794830313.8912704);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',486,'p2 move-from stop',1794830313.8940637);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',487,'p2 react decline',1794830313.8965433);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',488,'p1 shelter no',1794830313.8988519);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',489,'p2 react decline_round',1794830313.9011784);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',490,'p1 react decline',1794830313.9036715);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',491,'p1 peace yes',1794830313.9060962);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',492,'p2 peace no',1794830313.90862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',493,'p2 maneuver withdraw',1794830313.9110544);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',494,'p2 withdraw salt_mine',1794830313.9135602);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',495,'p2 react decline',1794830313.9159694);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',496,'p1 react decline',1794830313.9185114);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',497,'p1 maneuver withdraw',1794830313.9208927);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',498,'p1 withdraw iron_mine',1794830313.923286);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',499,'p1 withdraw forest',1794830313.925656);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',500,'p1 withdraw iron_mine',1794830313.9280097);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',501,'p1 withdraw iron_mine',1794830313.9306374);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',502,'p1 react decline',1794830313.9333782);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',503,'p1 act pass',1794830313.9359803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',504,'p2 act pass',1794830313.9385724);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',505,'p1 react decline_round',1794830313.9409215);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',506,'p2 react decline',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',507,'nature toss counterclockwise',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',508,'nature deal act_citadel',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',509,'nature deal act_new_alliance',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',510,'nature deal act_migration',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',511,'nature deal act_festival',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',512,'nature deal act_craftsmen_peasants',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',513,'nature deal act_druid',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',514,'nature deal act_conquest',1794830313.943788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',515,'p1 keep act_migration',1794830313.946613);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',516,'p2 keep act_druid',1794830313.9490123);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',517,'p1 pass-on act_craftsmen_peasants',1794830313.9512055);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',518,'p2 pass-on act_new_alliance',1794830313.9535925);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',519,'nature deal act_new_clans',1794830313.9535925);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',520,'nature deal act_bard',1794830313.9535925);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',521,'nature deal act_geis',1794830313.9535925);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',522,'nature deal act_warlord',1794830313.9535925);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',523,'nature deal act_sanctuary',1794830313.9535925);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',524,'p1 keep act_new_clans',1794830313.9557872);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',525,'p2 keep act_exploration',1794830313.9580624);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',526,'p1 pass-on act_sanctuary',1794830313.9602082);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',527,'p2 pass-on act_geis',1794830313.9624782);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',528,'p1 act act_migration',1794830313.9650261);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',529,'p1 at iron_mine',1794830313.9674637);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',530,'p1 move-to stone_circle',1794830313.9699562);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',531,'p1 move-to cove',1794830313.9723568);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',532,'p1 move-to gates',1794830313.9747622);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',533,'p1 move-to forest',1794830313.9772916);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',534,'p1 move-to cove',1794830313.97971);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',535,'p1 move-to stop',1794830313.9823184);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',536,'p2 react decline',1794830313.9849954);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',537,'p1 react decline_round',1794830313.989537);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',538,'p2 react decline_round',1794830314.0155704);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',539,'p1 react decline',1794830314.0350447);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',540,'p2 react decline',1794830314.0379894);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',541,'p1 peace yes',1794830314.0407052);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',542,'p2 peace no',1794830314.046542);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',543,'p1 maneuver attack:p2',1794830314.0492532);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',544,'p1 react adv_iron_mine',1794830314.0518098);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',545,'p1 react decline_round',1794830314.0541563);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',546,'p2 react decline',1794830314.056756);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',547,'p1 react decline',1794830314.0592737);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',548,'p2 react decline_round',1794830314.0617578);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',549,'p2 throw act_festival',1794830314.0641658);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',550,'p1 react decline_round',1794830314.0671077);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',551,'p2 react decline',1794830314.0696628);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',552,'p1 peace no',1794830314.0718815);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',553,'p2 peace yes',1794830314.0743563);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',554,'p2 maneuver attack:p1',1794830314.0768466);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',555,'p2 react decline',1794830314.0792227);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',556,'p1 result clan',1794830314.0816348);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',557,'p1 react decline',1794830314.0841184);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',558,'p2 react decline',1794830314.0867386);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',559,'p2 maneuver end',1794830314.0893764);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',560,'p2 act act_druid',1794830314.0919557);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',561,'p1 react act_geis',1794830314.0948112);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',562,'p2 react decline',1794830314.0975952);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',563,'p1 act pass',1794830314.0999818);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',564,'p2 act act_craftsmen_peasants',1794830314.1024644);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',565,'p2 how-many 0',1794830314.105473);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',566,'p2 how-many 0',1794830314.1081352);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',567,'p2 react decline_round',1794830314.1105437);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',568,'p1 act act_conquest',1794830314.1130717);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',569,'p1 at stone_circle',1794830314.115536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',570,'p1 move-from forest',1794830314.1180418);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',571,'p1 move-from gates',1794830314.1205537);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',572,'p1 move-from forest',1794830314.1230264);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',573,'p1 move-from iron_mine',1794830314.1255603);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',574,'p1 move-from forest',1794830314.1280744);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',575,'p1 move-from stop',1794830314.1310313);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',576,'p1 react decline',1794830314.1333835);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',577,'p2 react decline',1794830314.135853);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',578,'p1 peace yes',1794830314.1381145);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',579,'p2 peace no',1794830314.1406136);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',580,'p1 maneuver withdraw',1794830314.143021);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',581,'p1 withdraw forest',1794830314.1453235);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',582,'p1 withdraw stop',1794830314.1477768);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',583,'p2 react decline',1794830314.1502066);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',584,'p1 peace no',1794830314.1524842);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',585,'p2 peace no',1794830314.1549525);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',586,'p2 maneuver attack:p1',1794830314.157377);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',587,'p2 react decline',1794830314.159755);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',588,'p1 result card',1794830314.162059);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',589,'p1 throw act_warlord',1794830314.1644738);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',590,'p2 react decline',1794830314.1668484);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',591,'p1 peace no',1794830314.169087);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',592,'p2 peace yes',1794830314.1715753);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',593,'p1 maneuver attack:p2',1794830314.1740646);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',594,'p1 react decline_round',1794830314.1766033);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',595,'p2 result clan',1794830314.1789873);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',596,'p2 react decline',1794830314.1814735);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',597,'p1 peace no',1794830314.183676);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',598,'p2 peace no',1794830314.186155);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',599,'p2 maneuver withdraw',1794830314.1885183);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',600,'p2 withdraw iron_mine',1794830314.1909873);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',601,'p2 react decline_round',1794830314.1935508);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',602,'p1 maneuver withdraw',1794830314.195979);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',603,'p1 withdraw forest',1794830314.198549);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',604,'p1 withdraw forest',1794830314.2010434);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',605,'p1 withdraw forest',1794830314.2033503);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',606,'p1 withdraw forest',1794830314.2061703);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',607,'p2 act act_bard',1794830314.20907);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',608,'nature draw-epic epic_eriu',1794830314.20907);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',609,'p2 react adv_salt_mine',1794830314.211612);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',610,'p2 react decline_round',1794830314.2139432);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',611,'p1 react decline',1794830314.216496);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',612,'nature take-random act_new_alliance',1794830314.216496);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',613,'p2 give act_new_alliance',1794830314.2191262);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',614,'p1 act act_new_alliance',1794830314.221798);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',615,'p1 at iron_mine',1794830314.2249177);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',616,'p1 either second',1794830314.22799);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',617,'p2 act epic_children_of_dana',1794830314.230558);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',618,'p2 place stone_circle',1794830314.2331634);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',619,'p2 react decline',1794830314.2354612);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',620,'p1 react decline',1794830314.2379637);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',621,'p2 react decline',1794830314.240423);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',622,'p1 act act_new_clans',1794830314.2431574);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',623,'p2 act act_exploration',1794830314.245817);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',624,'p1 spot b:2:-3',1794830314.248629);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',625,'nature draw-tile swamp',1794830314.248629);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',626,'p1 act pass',1794830314.2512295);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',627,'p2 act act_sanctuary',1794830314.2537463);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',628,'p2 at iron_mine',1794830314.2567165);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',629,'nature draw-epic epic_breas_tyranny',1794830314.2567165);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',630,'p1 act pass',1794830314.2594557);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',631,'p2 act epic_eriu',1794830314.2620878);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',632,'p2 at iron_mine',1794830314.2647462);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',633,'p2 at stone_circle',1794830314.2674322);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',634,'p2 at stop',1794830314.2701116);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',635,'p2 react decline_round',1794830314.2725005);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',636,'p1 react decline',1794830314.2750657);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',637,'p2 react decline',1794830314.2775998);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',638,'p1 act pass',1794830314.2800965);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',639,'p2 act epic_breas_tyranny',1794830314.2827566);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',640,'p2 move-to stone_circle',1794830314.2855284);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',641,'p1 react decline',1794830314.2880306);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',642,'p2 react decline_round',1794830314.2905118);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',643,'p1 act pass',1794830314.2930498);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',644,'p2 act pass',1794830314.2956312);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',645,'p1 react decline',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',646,'nature toss counterclockwise',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',647,'nature deal act_bard',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',648,'nature deal act_sanctuary',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',649,'nature deal act_festival',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',650,'nature deal act_geis',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',651,'nature deal act_new_clans',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',652,'nature deal act_new_alliance',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',653,'nature deal act_warlord',1794830314.2983963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',654,'p1 keep act_new_clans',1794830314.300995);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',655,'p2 keep act_festival',1794830314.3033834);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',656,'p1 pass-on act_geis',1794830314.3057115);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',657,'p2 pass-on act_festival',1794830314.3081088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',658,'nature deal act_exploration',1794830314.3081088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',659,'nature deal act_conquest',1794830314.3081088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',660,'nature deal act_craftsmen_peasants',1794830314.3081088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',661,'nature deal act_citadel',1794830314.3081088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',662,'nature deal act_druid',1794830314.3081088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',663,'p1 keep act_druid',1794830314.3103836);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',664,'p2 keep act_exploration',1794830314.312621);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',665,'p1 pass-on act_druid',1794830314.3270535);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',666,'p2 pass-on act_citadel',1794830314.339128);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',667,'p2 act act_migration',1794830314.3473327);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',668,'p2 at salt_mine',1794830314.3537667);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',669,'p2 move-to cove',1794830314.3751674);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',670,'p2 move-to iron_mine',1794830314.3965707);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',671,'p2 move-to mountains',1794830314.4130619);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',672,'p2 move-to mountains',1794830314.4207287);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',673,'p1 react decline',1794830314.424022);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',674,'p2 either first',1794830314.426855);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',675,'p2 throw act_exploration',1794830314.4293509);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',676,'p2 next-clash iron_mine',1794830314.4317915);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',677,'p1 react decline',1794830314.434195);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',678,'p1 shelter no',1794830314.4366214);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',679,'p1 react decline_round',1794830314.4390476);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',680,'p1 peace yes',1794830314.4413102);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',681,'p2 peace yes',1794830314.4437568);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',682,'p1 react decline',1794830314.4461634);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',683,'p1 shelter yes',1794830314.4486022);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',684,'p1 peace no',1794830314.4508934);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',685,'p2 peace no',1794830314.4534476);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',686,'p2 maneuver withdraw',1794830314.4558055);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',687,'p2 withdraw mountains',1794830314.4583967);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',688,'p2 either second',1794830314.461203);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',689,'p2 react decline_round',1794830314.463488);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',690,'p1 react decline_round',1794830314.4660604);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',691,'p1 maneuver epic_tale_of_cuchulain',1794830314.4687786);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',692,'p1 react adv_forest',1794830314.4715703);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',693,'nature draw-epic epic_battle_frenzy',1794830314.4715703);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',694,'p1 react decline_round',1794830314.474243);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',695,'p2 react decline',1794830314.4766939);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',696,'p1 act act_citadel',1794830314.4793293);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',697,'p1 at iron_mine',1794830314.4819894);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',698,'p2 react decline',1794830314.4844515);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',699,'p1 react decline',1794830314.486927);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',700,'p2 act adv_swamp',1794830314.489481);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',701,'p1 react decline_round',1794830314.491787);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',702,'p2 react adv_salt_mine',1794830314.4944718);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',703,'nature take-random act_new_clans',1794830314.4944718);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',704,'p2 give act_geis',1794830314.4970233);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',705,'p1 act act_conquest',1794830314.4996192);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',706,'p1 at swamp',1794830314.5021951);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',707,'p1 move-from cove',1794830314.504824);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',708,'p1 move-from forest',1794830314.5073798);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',709,'p1 move-from forest',1794830314.5100288);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',710,'p1 move-from stop',1794830314.5128355);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',711,'p2 react decline_round',1794830314.515598);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',712,'p1 react decline_round',1794830314.5180695);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',713,'p1 react epic_battle_frenzy',1794830314.5207963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',714,'p1 peace yes',1794830314.52321);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',715,'p2 peace no',1794830314.5262733);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',716,'p1 maneuver attack:p2',1794830314.5287788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',717,'p1 react decline',1794830314.5311706);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',718,'p2 result card',1794830314.5335307);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',719,'p2 throw act_druid',1794830314.5360477);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',720,'p1 react decline',1794830314.538376);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',721,'p2 react decline_round',1794830314.5408428);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',722,'p1 peace no',1794830314.5433464);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',723,'p2 peace no',1794830314.5464811);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',724,'p2 maneuver attack:p1',1794830314.5491364);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',725,'p1 result card',1794830314.5514834);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',726,'p1 throw act_festival',1794830314.5539336);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',727,'p1 react decline_round',1794830314.5563407);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',728,'p1 peace no',1794830314.5586379);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',729,'p2 peace no',1794830314.561112);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',730,'p1 maneuver withdraw',1794830314.5634775);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',731,'p1 withdraw forest',1794830314.5658312);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',732,'p1 withdraw stop',1794830314.5682902);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',733,'p1 peace no',1794830314.5706415);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',734,'p2 peace yes',1794830314.573177);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',735,'p2 maneuver attack:p1',1794830314.57557);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',736,'p1 result card',1794830314.5779424);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',737,'p1 throw act_sanctuary',1794830314.580277);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',738,'p1 peace no',1794830314.5825675);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',739,'p2 peace yes',1794830314.5851054);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',740,'p1 maneuver withdraw',1794830314.5874286);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',741,'p1 withdraw forest',1794830314.5897665);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',742,'p1 withdraw stop',1794830314.5921745);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',743,'p1 peace yes',1794830314.594527);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',744,'p2 peace no',1794830314.5971138);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',745,'p2 maneuver attack:p1',1794830314.5995822);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',746,'p1 result card',1794830314.6019592);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',747,'p1 throw act_geis',1794830314.6044507);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',748,'p1 peace no',1794830314.6067822);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',749,'p2 peace yes',1794830314.6093202);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',750,'p1 maneuver attack:p2',1794830314.6118045);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',751,'p1 react decline_round',1794830314.614217);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',752,'p2 result card',1794830314.616554);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',753,'p2 throw act_new_clans',1794830314.6189234);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',754,'p1 peace no',1794830314.6212313);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',755,'p2 peace no',1794830314.6236606);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',756,'p2 maneuver attack:p1',1794830314.6262162);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',757,'p1 result card',1794830314.6286578);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',758,'p1 throw act_craftsmen_peasants',1794830314.6310332);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',759,'p1 peace no',1794830314.6333125);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',760,'p2 peace yes',1794830314.635777);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',761,'p1 maneuver attack:p2',1794830314.6382487);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',762,'p2 result clan',1794830314.6409535);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',763,'p1 maneuver withdraw',1794830314.6433263);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',764,'p1 withdraw forest',1794830314.6459298);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',765,'p1 react adv_cove',1794830314.6490514);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',766,'p1 put-aside act_bard',1794830314.651539);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',767,'p2 act act_warlord',1794830314.6541133);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',768,'p2 at stone_circle',1794830314.6570795);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',769,'p1 peace yes',1794830314.6595142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',770,'p2 peace no',1794830314.6621268);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',771,'p2 maneuver withdraw',1794830314.6646225);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',772,'p2 withdraw iron_mine',1794830314.6669428);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',773,'p2 withdraw stop',1794830314.6694648);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',774,'p1 peace no',1794830314.6717825);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',775,'p2 peace yes',1794830314.674339);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',776,'p1 maneuver withdraw',1794830314.676797);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',777,'p1 withdraw forest',1794830314.6794622);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',778,'p2 maneuver withdraw',1794830314.6818306);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',779,'p2 withdraw iron_mine',1794830314.6844616);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',780,'p1 act pass',1794830314.6870995);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',781,'p2 act pass',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',782,'nature toss counterclockwise',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',783,'nature deal act_sanctuary',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',784,'nature deal act_citadel',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',785,'nature deal act_migration',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',786,'nature deal act_new_clans',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',787,'nature deal act_druid',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',788,'nature deal act_festival',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',789,'nature deal act_bard',1794830314.6898763);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',790,'p1 keep act_druid',1794830314.6922379);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',791,'p2 keep act_migration',1794830314.6945705);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',792,'p1 pass-on act_new_clans',1794830314.696842);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',793,'p2 pass-on act_festival',1794830314.7010536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',794,'nature deal act_geis',1794830314.7010536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',795,'nature deal act_craftsmen_peasants',1794830314.7010536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',796,'nature deal act_new_alliance',1794830314.7010536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',797,'nature deal act_conquest',1794830314.7010536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',798,'nature deal act_warlord',1794830314.7010536);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',799,'p1 keep act_conquest',1794830314.706662);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',800,'p2 keep act_craftsmen_peasants',1794830314.709213);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',801,'p1 pass-on act_geis',1794830314.7183304);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',802,'p2 pass-on act_exploration',1794830314.7231426);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',803,'p2 act act_craftsmen_peasants',1794830314.730979);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',804,'p2 how-many 2',1794830314.762392);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',805,'p1 react decline_round',1794830314.8207548);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',806,'p1 act act_citadel',1794830314.8438425);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',807,'p1 at iron_mine',1794830314.849585);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',808,'p2 react decline',1794830314.8540456);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',809,'p2 act pass',1794830314.860641);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',810,'p1 act act_festival',1794830314.8661165);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',811,'p2 react act_geis',1794830314.8918407);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',812,'p2 act act_warlord',1794830314.965445);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',813,'p1 shelter yes',1794830315.0566485);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',814,'p2 maneuver end',1794830315.061417);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',815,'p1 act act_druid',1794830315.070899);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',816,'p1 search act_citadel',1794830315.0737844);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',817,'p2 act act_migration',1794830315.076535);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',818,'p2 at mountains',1794830315.0792656);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',819,'p2 move-to cove',1794830315.0819209);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',820,'p2 move-to stop',1794830315.084594);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',821,'p1 react decline',1794830315.087219);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',822,'p1 act pass',1794830315.0897813);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',823,'p2 act act_bard',1794830315.092112);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',824,'p1 react decline',1794830315.0948186);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',825,'nature draw-epic epic_strengs_resolve',1794830315.0948186);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',826,'p1 act act_new_alliance',1794830315.097436);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',827,'p1 at iron_mine',1794830315.1000245);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',828,'p1 either first',1794830315.102807);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',829,'p2 react decline',1794830315.1054723);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',830,'p2 act act_new_clans',1794830315.1080616);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',831,'p2 place mountains',1794830315.110584);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',832,'p2 place iron_mine',1794830315.1131973);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',833,'p1 react decline',1794830315.1157868);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',834,'p1 act pass',1794830315.1182692);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',835,'p2 act pass',1794830315.121493);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',836,'p2 react decline',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',837,'nature toss counterclockwise',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',838,'nature deal act_migration',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',839,'nature deal act_conquest',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',840,'nature deal act_geis',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',841,'nature deal act_sanctuary',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',842,'nature deal act_new_alliance',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',843,'nature deal act_new_clans',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',844,'nature deal act_craftsmen_peasants',1794830315.124151);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',845,'p1 keep act_new_clans',1794830315.1264882);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',846,'p2 keep act_geis',1794830315.1287556);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',847,'p1 pass-on act_sanctuary',1794830315.1309);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',848,'p2 pass-on act_craftsmen_peasants',1794830315.1332803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',849,'nature deal act_exploration',1794830315.1332803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',850,'nature deal act_festival',1794830315.1332803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',851,'nature deal act_druid',1794830315.1332803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',852,'nature deal act_citadel',1794830315.1332803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',853,'nature deal act_bard',1794830315.1332803);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',854,'p1 keep act_citadel',1794830315.1354976);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',855,'p2 keep act_exploration',1794830315.137724);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',856,'p1 pass-on act_druid',1794830315.1398292);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',857,'p2 pass-on act_bard',1794830315.1421502);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',858,'p2 act act_sanctuary',1794830315.1446424);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',859,'p2 at cove',1794830315.1471438);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',860,'p1 react decline_round',1794830315.149656);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',861,'nature draw-epic epic_diarmuid_grainne',1794830315.149656);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',862,'p2 react decline',1794830315.1520057);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',863,'p1 act act_citadel',1794830315.1545365);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',864,'p1 at iron_mine',1794830315.1570466);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',865,'p2 react decline',1794830315.16001);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',866,'p2 act pass',1794830315.162496);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',867,'p1 act pass',1794830315.168367);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',868,'p2 react decline',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',869,'nature toss clockwise',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',870,'nature deal act_craftsmen_peasants',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',871,'nature deal act_festival',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',872,'nature deal act_warlord',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',873,'nature deal act_sanctuary',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',874,'nature deal act_exploration',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',875,'nature deal act_citadel',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',876,'nature deal act_conquest',1794830315.1711671);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',877,'p1 keep act_conquest',1794830315.1734257);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',878,'p2 keep act_warlord',1794830315.1756794);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',879,'p1 pass-on act_conquest',1794830315.177785);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',880,'p2 pass-on act_warlord',1794830315.1800663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',881,'nature deal act_new_alliance',1794830315.1800663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',882,'nature deal act_migration',1794830315.1800663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',883,'nature deal act_druid',1794830315.1800663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',884,'nature deal act_bard',1794830315.1800663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',885,'nature deal act_geis',1794830315.1800663);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',886,'p1 keep act_new_clans',1794830315.1821325);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',887,'p2 keep act_migration',1794830315.1843343);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',888,'p1 pass-on act_new_alliance',1794830315.1863735);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',889,'p2 pass-on act_geis',1794830315.1890836);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',890,'p2 act act_exploration',1794830315.191454);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',891,'p1 react decline_round',1794830315.195777);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',892,'p2 spot a:-4:1',1794830315.1983466);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',893,'nature draw-tile hills',1794830315.1983466);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',894,'p2 react decline',1794830315.2008922);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',895,'p1 act act_warlord',1794830315.2096124);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',896,'p2 react decline',1794830315.2274091);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',897,'p2 react decline_round',1794830315.2302384);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',898,'p2 shelter no',1794830315.2462442);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',899,'p1 peace no',1794830315.2489963);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',900,'p2 peace no',1794830315.2515304);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',901,'p1 maneuver attack:p2',1794830315.2539911);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',902,'p2 result clan',1794830315.2564378);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',903,'p2 react epic_diarmuid_grainne',1794830315.2588863);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',904,'p2 place mountains',1794830315.2614546);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',905,'p2 react decline_round',1794830315.263871);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',906,'p2 react decline_round',1794830315.2663114);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',907,'p1 react decline',1794830315.268638);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',908,'p1 peace yes',1794830315.2707741);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',909,'p2 peace no',1794830315.2731051);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',910,'p2 maneuver attack:p1',1794830315.2754478);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',911,'p2 react adv_iron_mine',1794830315.2778866);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',912,'p2 react decline_round',1794830315.2802303);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',913,'p1 throw act_new_clans',1794830315.2826202);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',914,'p2 react act_bard',1794830315.2851298);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',915,'p2 react decline_round',1794830315.2882903);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',916,'p1 peace yes',1794830315.290459);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',917,'p2 peace no',1794830315.2934659);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',918,'p1 maneuver attack:p2',1794830315.2959304);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',919,'p2 result card',1794830315.2981913);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',920,'p2 throw act_new_alliance',1794830315.3005235);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',921,'p1 peace yes',1794830315.3026974);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',922,'p2 peace no',1794830315.305119);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',923,'p2 maneuver withdraw',1794830315.307389);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',924,'p2 withdraw cove',1794830315.3095398);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',925,'p2 withdraw cove',1794830315.3117337);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',926,'p2 withdraw stop',1794830315.3141878);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',927,'p1 peace no',1794830315.316468);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',928,'p2 peace yes',1794830315.3188832);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',929,'p1 maneuver withdraw',1794830315.3211193);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',930,'p1 withdraw forest',1794830315.323545);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',931,'p2 maneuver end',1794830315.3260155);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',932,'p2 act pass',1794830315.3284073);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',933,'p1 act pass',1794830315.3308194);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',934,'p2 react decline',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',935,'nature toss clockwise',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',936,'nature deal act_new_alliance',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',937,'nature deal act_festival',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',938,'nature deal act_warlord',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',939,'nature deal act_bard',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',940,'nature deal act_geis',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',941,'nature deal act_migration',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',942,'nature deal act_conquest',1794830315.3334413);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',943,'p1 keep act_geis',1794830315.340337);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',944,'p2 keep act_festival',1794830315.3428102);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',945,'p1 pass-on act_warlord',1794830315.3450525);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',946,'p2 pass-on act_festival',1794830315.3474457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',947,'nature deal act_new_clans',1794830315.3474457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',948,'nature deal act_druid',1794830315.3474457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',949,'nature deal act_craftsmen_peasants',1794830315.3474457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',950,'nature deal act_sanctuary',1794830315.3474457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',951,'nature deal act_citadel',1794830315.3474457);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',952,'p1 keep act_sanctuary',1794830315.3496244);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',953,'p2 keep act_druid',1794830315.3518434);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',954,'p1 pass-on act_new_clans',1794830315.354027);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',955,'p2 pass-on act_citadel',1794830315.3562968);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',956,'p2 act act_migration',1794830315.358913);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',957,'p2 at iron_mine',1794830315.3644743);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',958,'p2 move-to salt_mine',1794830315.3669682);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',959,'p2 move-to forest',1794830315.3693852);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',960,'p2 move-to stop',1794830315.371848);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',961,'p1 react act_geis',1794830315.3744323);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',962,'p2 react decline_round',1794830315.3767915);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',963,'p1 act act_sanctuary',1794830315.3795607);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',964,'nature draw-epic epic_dagdas_club',1794830315.3795607);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',965,'p2 act act_conquest',1794830315.3826177);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',966,'p2 at swamp',1794830315.3851757);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',967,'p2 move-from stop',1794830315.3878586);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',968,'p1 act pass',1794830315.39029);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',969,'p2 act pass',1794830315.3927875);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',970,'p2 react decline_round',1794830315.3950863);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',971,'p1 react decline',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',972,'nature toss clockwise',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',973,'nature deal act_geis',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',974,'nature deal act_exploration',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',975,'nature deal act_new_clans',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',976,'nature deal act_citadel',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',977,'nature deal act_bard',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',978,'nature deal act_festival',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',979,'nature deal act_new_alliance',1794830315.3976862);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',980,'p1 keep act_festival',1794830315.403521);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',981,'p2 keep act_exploration',1794830315.4059474);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',982,'p1 pass-on act_new_clans',1794830315.4081337);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',983,'p2 pass-on act_exploration',1794830315.4104335);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',984,'nature deal act_migration',1794830315.4104335);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',985,'nature deal act_conquest',1794830315.4104335);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',986,'nature deal act_sanctuary',1794830315.4104335);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',987,'nature deal act_craftsmen_peasants',1794830315.4104335);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',988,'nature deal act_warlord',1794830315.4104335);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',989,'p1 keep act_druid',1794830315.4127185);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',990,'p2 keep act_migration',1794830315.4149146);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',991,'p1 pass-on act_conquest',1794830315.4170249);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',992,'p2 pass-on act_warlord',1794830315.419295);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',993,'p2 act act_bard',1794830315.4216788);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',994,'p1 react decline',1794830315.4241316);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',995,'nature draw-epic epic_kernunos_sanctuary',1794830315.4241316);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',996,'p2 react decline_round',1794830315.426563);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',997,'p1 act act_citadel',1794830315.4291515);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',998,'p2 react decline_round',1794830315.4315977);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',999,'p2 act act_new_alliance',1794830315.4341004);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1000,'p2 at iron_mine',1794830315.4367762);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1001,'p1 react decline_round',1794830315.439207);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1002,'p1 act act_warlord',1794830315.4418588);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1003,'p2 act act_conquest',1794830315.444302);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1004,'p2 at hills',1794830315.44708);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1005,'p1 act act_sanctuary',1794830315.449918);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1006,'nature draw-epic epic_deirdres_beauty',1794830315.449918);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1007,'p2 act epic_kernunos_sanctuary',1794830315.4525607);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1008,'p2 react decline',1794830315.4549694);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1009,'p1 react decline',1794830315.4574373);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1010,'p1 act act_exploration',1794830315.4599402);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1011,'p2 spot a:-3:-1',1794830315.4627013);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1012,'nature draw-tile valley',1794830315.4627013);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1013,'p2 act act_craftsmen_peasants',1794830315.4653838);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1014,'p1 react decline_round',1794830315.4678288);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1015,'p1 act pass',1794830315.4708326);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1016,'p2 act pass',1794830315.4732687);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1017,'p2 react decline',1794830315.4755418);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1018,'p1 react decline_round',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1019,'nature toss counterclockwise',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1020,'nature deal act_new_clans',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1021,'nature deal act_exploration',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1022,'nature deal act_warlord',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1023,'nature deal act_new_alliance',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1024,'nature deal act_festival',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1025,'nature deal act_bard',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1026,'nature deal act_migration',1794830315.4783142);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1027,'p1 keep act_festival',1794830315.4806738);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1028,'p2 keep act_new_alliance',1794830315.4829538);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1029,'p1 pass-on act_warlord',1794830315.4851422);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1030,'p2 pass-on act_new_alliance',1794830315.487479);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1031,'nature deal act_conquest',1794830315.487479);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1032,'nature deal act_craftsmen_peasants',1794830315.487479);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1033,'nature deal act_citadel',1794830315.487479);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1034,'nature deal act_geis',1794830315.487479);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1035,'nature deal act_druid',1794830315.487479);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1036,'p1 keep act_druid',1794830315.4897223);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1037,'p2 keep act_craftsmen_peasants',1794830315.4919555);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1038,'p1 pass-on act_conquest',1794830315.4940434);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1039,'p2 pass-on act_craftsmen_peasants',1794830315.496404);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1040,'p2 act act_migration',1794830315.4988854);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1041,'p2 at mountains',1794830315.5013325);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1042,'p2 move-to cove',1794830315.5037286);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1043,'p2 move-to stop',1794830315.5063267);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1044,'p1 react decline',1794830315.5089285);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1045,'p2 react decline',1794830315.511341);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1046,'p1 act act_festival',1794830315.5138676);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1047,'p2 react act_geis',1794830315.516478);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1048,'p1 react adv_valley',1794830315.5190067);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1049,'p1 react decline_round',1794830315.5212777);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1050,'p2 react decline',1794830315.5236387);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1051,'p2 act act_warlord',1794830315.5261576);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1052,'p2 at cove',1794830315.528841);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1053,'p2 react decline',1794830315.5312684);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1054,'p1 act act_exploration',1794830315.5338364);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1055,'p2 spot b:0:3',1794830315.5365067);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1056,'nature draw-tile misty_lands',1794830315.5365067);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1057,'p2 act act_sanctuary',1794830315.5391276);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1058,'p2 at iron_mine',1794830315.5420275);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1059,'nature draw-epic epic_the_other_world',1794830315.5420275);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1060,'p2 react adv_cove',1794830315.5446985);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1061,'p2 react decline_round',1794830315.547041);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1062,'p1 react decline_round',1794830315.5495088);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1063,'p2 put-aside act_bard',1794830315.551911);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1064,'p1 act act_new_alliance',1794830315.5545382);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1065,'p1 at forest',1794830315.5579743);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1066,'p2 act pretender',1794830315.560489);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1067,'p1 act act_citadel',1794830315.5630825);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1068,'p1 at forest',1794830315.565871);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1069,'p2 act pass',1794830315.568334);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1070,'p1 act pass',1794830315.5708394);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1071,'p2 react decline',1794830315.5731983);
INSERT INTO "answers" VALUES('_KVUhcicmR3k',1072,'p1 react decline_round',1794830315.5755873);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',3,'p2 spirit river_surges_in_sunlight',1794830321.3860002);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',4,'p1 spirit shadows_flicker_like_flame',1794830321.4474583);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',5,'nature reveal 1_sands',1794830321.4474583);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',6,'p2 growth 2',1794830321.511026);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',7,'p2 presence-from energy',1794830321.6161206);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',8,'p1 growth 1',1794830321.7506218);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',9,'p2 presence-to 2-8',1794830321.8964229);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',10,'p1 growth-action 1',1794830321.985533);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',11,'p2 presence-from plays',1794830322.065421);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',12,'p2 presence-to 2-7',1794830322.1588516);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',13,'p2 play stop',1794830322.2454093);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',14,'p1 deck minor',1794830322.3360338);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',15,'nature draw song_of_sanctity',1794830322.3360338);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',16,'nature draw elemental_boon',1794830322.3360338);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',17,'nature draw call_to_isolation',1794830322.3360338);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',18,'nature draw gift_of_power',1794830322.3360338);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',19,'p1 keep song_of_sanctity',1794830322.413927);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',20,'p1 play concealing_shadows',1794830322.548328);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',21,'p1 use concealing_shadows',1794830322.7447207);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',22,'p1 target 1-5',1794830322.9417725);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',23,'nature reveal 1_mountain',1794830322.9417725);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',24,'p1 growth 2',1794830323.0787008);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',25,'p2 growth 3',1794830323.2585275);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',26,'p2 growth-action 1',1794830323.4596567);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',27,'p2 deck major',1794830323.560897);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',28,'nature draw talons_of_lightning',1794830323.560897);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',29,'nature draw tsunami',1794830323.560897);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',30,'nature draw dissolve_the_bonds_of_kinship',1794830323.560897);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',31,'nature draw pillar_of_living_flame',1794830323.560897);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',32,'p2 keep tsunami',1794830323.652188);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',33,'p1 growth-action 1',1794830323.7592025);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',34,'p2 forget tsunami',1794830323.8455548);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',35,'p1 deck minor',1794830323.9436815);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',36,'nature draw devouring_ants',1794830323.9436815);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',37,'nature draw gift_of_living_energy',1794830323.9436815);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',38,'nature draw rain_of_blood',1794830323.9436815);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',39,'nature draw gnawing_rootbiters',1794830323.9436815);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',40,'p1 keep gnawing_rootbiters',1794830324.1496296);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',41,'p1 presence-from island',1794830324.2956898);
INSERT INTO "answers" VALUES('Is6o5nHAxH5z',42,'p1 lift 1-5',1794830324.4192038);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',2,'p1 spirit river_surges_in_sunlight',1794830344.0696263);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',3,'nature reveal 1_wetland',1794830344.0696263);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',4,'p1 growth 1',1794830344.0756893);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',5,'p1 growth-action 1',1794830344.0804887);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',6,'p1 deck major',1794830344.0858715);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',7,'nature draw blazing_renewal',1794830344.0858715);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',8,'nature draw infinite_vitality',1794830344.0858715);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',9,'nature draw talons_of_lightning',1794830344.0858715);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',10,'nature draw the_trees_and_stones_speak_of_war',1794830344.0858715);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',11,'p1 keep the_trees_and_stones_speak_of_war',1794830344.09407);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',12,'p1 forget rivers_bounty',1794830344.1124256);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',13,'p1 play wash_away',1794830344.1176856);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',14,'nature reveal 1_mountain',1794830344.1176856);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',15,'p1 use wash_away',1794830344.1233165);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',16,'p1 target 1-1',1794830344.182932);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',17,'p1 which-piece stop',1794830344.198771);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',18,'p1 growth 3',1794830344.208661);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',19,'p1 growth-action 2',1794830344.2237263);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',20,'p1 presence-from energy',1794830344.236273);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',21,'p1 presence-to 1-1',1794830344.252057);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',22,'p1 deck minor',1794830344.255125);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',23,'nature draw drift_down_into_slumber',1794830344.255125);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',24,'nature draw encompassing_ward',1794830344.255125);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',25,'nature draw call_to_migrate',1794830344.255125);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',26,'nature draw land_of_haunts_and_embers',1794830344.255125);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',27,'p1 keep drift_down_into_slumber',1794830344.2584596);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',28,'p1 play flash_floods',1794830344.260793);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',29,'p1 use done',1794830344.2634988);
INSERT INTO "answers" VALUES('h7WJ1evdnMkw',30,'p1 next-land 1-6',1794830344.2666593);
CREATE TABLE chat (
  "table" VARCHAR(24) NOT NULL, 
  number INTEGER NOT NULL, 
  version INTEGER NOT NULL, 
  player VARCHAR(24) NOT NULL, 
  name VARCHAR(40) NOT NULL, 
  text TEXT NOT NULL, 
  at FLOAT NOT NULL, 
  PRIMARY KEY ("table", number), 
  FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('gQeA04rL9R-P',0,101,'p_45bcfbc2e78d5933','Maren','This is arrival.',1794830264.5909202);
INSERT INTO "chat" VALUES('r0lT708xnzgb',0,121,'p_45bcfbc2e78d5933','Maren','This is origo.',1794830288.0638459);
INSERT INTO "chat" VALUES('b-rDY0zB27fJ',0,111,'p_45bcfbc2e78d5933','Maren','This is inis.',1794830310.6185062);
INSERT INTO "chat" VALUES('Is6o5nHAxH5z',0,27,'p_45bcfbc2e78d5933','Maren','This is spirit_island.',1794830336.959095);
CREATE TABLE memberships (
  player VARCHAR(24) NOT NULL, 
  "table" VARCHAR(24) NOT NULL, 
  PRIMARY KEY (player, "table"), 
  FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','gQeA04rL9R-P');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','wSY9shJxUPdg');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','r0lT708xnzgb');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','ZkNgCqNbpohz');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','b-rDY0zB27fJ');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','_KVUhcicmR3k');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','Is6o5nHAxH5z');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','h7WJ1evdnMkw');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','uYN9lHEfp9Hd');
INSERT INTO "memberships" VALUES('p_45bcfbc2e78d5933','zgrVxRlsC2Zw');
INSERT INTO "memberships" VALUES('p_e0a4ab840b72c0bb','zgrVxRlsC2Zw');
CREATE INDEX ix_players_name ON players (name);
CREATE INDEX ix_tables_updated ON tables (updated);
CREATE INDEX ix_tables_status ON tables (status);
