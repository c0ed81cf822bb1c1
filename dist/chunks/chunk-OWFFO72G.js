import{a as P,b as fe}from"./chunk-I3I7VUSD.js";import{a as xe,b as k,c as he,e as ge,f as H,h as $e,i as we,k as Pe,l as ke,m as Se,n as Ee}from"./chunk-GDNKLN54.js";import{a as $}from"./chunk-TXIA4FSQ.js";import{a as ye}from"./chunk-GJKCSIF7.js";import{c as ce}from"./chunk-T2NS55NT.js";import{a as de}from"./chunk-E7K4YJ2S.js";import{a as be}from"./chunk-3EUMNE7N.js";import{H as me,J as pe,R as ue,s as le}from"./chunk-CHKYRWAD.js";import{a as v,b as ae,d as b}from"./chunk-IRCNGFNC.js";import{g as m}from"./chunk-3LSLZB72.js";m();import{execFile as ho}from"node:child_process";import{rm as go}from"node:fs/promises";import{promisify as bo}from"node:util";var ve=bo(ho),$o=6e4;async function Be(e){let o={env:{PATH:process.env.PATH},timeout:$o},t=()=>b(ve("rm",["-rf","--",e],o));(await t()).kind!=="done"&&(await b(ve("chmod",["-R","u+rwX","--",e],o)),await t(),await b(go(e,{recursive:!0,force:!0,maxRetries:5})))}m();m();import{existsSync as mo}from"node:fs";import{mkdir as ir,mkdtemp as ar,realpath as ne,writeFile as dr}from"node:fs/promises";import{dirname as cr,join as E}from"node:path";m();import{randomUUID as Ko}from"node:crypto";import{closeSync as Zo,openSync as et,rmSync as ot,writeFileSync as tt}from"node:fs";import{join as rt}from"node:path";m();import{spawn as wo}from"node:child_process";function B({command:e,descriptors:o=[],connection:t}){let[r="",...n]=e,i={cwd:"/",env:{},detached:!0,stdio:["pipe","pipe","pipe",...t==="descriptor"?["pipe"]:[],...o]},l=wo(r,n,i),{stdin:a,stdout:d,stderr:p,stdio:c}=l;if(a===null||d===null||p===null)throw new Error("a process without streams");a.on("error",()=>{});let u=t==="output"?d:c[3];return{child:l,stdout:t==="output"?void 0:d,stderr:p,connection:t==="none"?void 0:u,kill(){a.destroy(),k(l,"SIGKILL")}}}m();var _=String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`,Po=5,Re=7200*60*1e3;function A(e=Re){return Math.ceil(Math.min(e,Re)/1e3)+Po}m();import{randomUUID as Yo}from"node:crypto";import{writeFileSync as Qo}from"node:fs";import{join as Xo}from"node:path";m();var j=String.raw`
use strict; use warnings;
${_}
my %number = $ARGV[1] eq 'arm64'
  ? (unshare => 97, mount => 40, umount => 39, pivot => 41, prctl => 167, capset => 91, hostname => 161, limit => 261,
     user => 147, group => 149, groups => 159, setattr => 442, close => 436,
     exit => 94, session => 157, dup => 24)
  : (unshare => 272, mount => 165, umount => 166, pivot => 155, prctl => 157, capset => 126, hostname => 170, limit => 302,
     user => 117, group => 119, groups => 116, setattr => 442, close => 436,
     exit => 231, session => 112, dup => 292);
sub call {
  my ($name, @values) = @_;
  syscall($number{$name}, @values) == -1 and die "the box: $name @values: $!\n";
}
sub quit { call('exit', $_[0]) }
sub put {
  my ($path, $text) = @_;
  open(my $out, '>', $path) or die "the box: $path: $!\n";
  syswrite($out, $text) // die "the box: $path: $!\n";
}

open(my $in, '<:raw', $ARGV[0]) or die "the box: its description: $!\n";
my @fields = do { local $/; split /\0/, <$in>, -1 };
close $in; unlink $ARGV[0];
my (%set, @mounts, @command); my %environment;
while (my ($kind, @values) = splice @fields, 0, 4) {
  if ($kind eq 'set') { $set{$values[0]} = $values[1] }
  elsif ($kind eq 'env') { $environment{$values[0]} = $values[1] }
  elsif ($kind eq 'arg') { push @command, $values[0] }
  elsif ($kind ne '') { push @mounts, [$kind, @values] }
}

call('prctl', 1, 9, 0, 0, 0);
# Where memory is short, the kernel ends what runs in here, and not the job.
put('/proc/self/oom_score_adj', '1000');
my ($user, $group) = ($>, $) + 0);
if ($set{userns}) {
  call('unshare', 0x10000000);
  put('/proc/self/setgroups', 'deny');
  put('/proc/self/uid_map', "$set{uid} $user 1");
  put('/proc/self/gid_map', "$set{gid} $group 1");
  put('/proc/sys/user/max_user_namespaces', '0');
}
call('unshare', 0x2e020000 | ($set{network} eq 'all' ? 0 : 0x40000000));
my $first = fork // die "the box: fork: $!\n";
if ($first == 0) { inside(); quit(126) }
waitpid $first, 0;
my $status = $?;
quit($status & 127 ? 128 + ($status & 127) : $status >> 8);

sub inside {
  call('prctl', 1, 9, 0, 0, 0);
  hold_lifeline($set{seconds});
  call('mount', 'none', '/', 0, 0x44000, 0);
  call('mount', 'tmpfs', '/tmp', 'tmpfs', 6, 'mode=755');
  mkdir '/tmp/old'; mkdir '/tmp/new';
  call('pivot', '/tmp', '/tmp/old'); chdir '/';
  call('mount', 'tmpfs', '/new', 'tmpfs', 6, 'mode=755');
  attach(@$_) for @mounts;
  folder('/new/proc');
  call('mount', 'proc', '/new/proc', 'proc', 15, 0);
  lo() if $set{network} ne 'all';
  call('hostname', 'box', 3);
  chdir '/new'; call('pivot', '.', '.'); call('umount', '.', 2); chdir '/';
  restrict($_, 1, 0, 0) for '/dev', '/';
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does. sudo
  # has set it to 0, and not everywhere may root raise it.
  eval { limit(4, 1); 1 } or limit(4, 0);
  limit(6, $set{processes}) if $set{processes}; limit(1, $set{file}) if $set{file};
  for my $capability (0 .. 63) { last if syscall($number{prctl}, 24, $capability, 0, 0, 0) == -1 }
  syscall($number{prctl}, 47, 4, 0, 0, 0);
  if (!$set{userns}) {
    call('groups', 0, 0); call('group', ($set{gid} + 0) x 3); call('user', ($set{uid} + 0) x 3);
    # Another user is another tie to the process above.
    call('prctl', 1, 9, 0, 0, 0);
  }
  call('capset', pack('LL', 0x20080522, 0), pack('L6', (0) x 6));
  call('prctl', 38, 1, 0, 0, 0); call('prctl', 4, 0, 0, 0, 0);
  my $filter = pack 'H*', $set{filter};
  call('prctl', 22, 2, pack('Sx6P', length($filter) / 8, $filter), 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  start() if $main == 0;
  while ((my $ended = wait) > 0) {
    next if $ended != $main;
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8);
  }
}

sub start {
  call('session');
  if ($set{connection}) { call('dup', 1, 3, 0); call('dup', 2, 1, 0) }
  open(STDIN, '<', '/dev/null');
  syscall($number{close}, $set{connection} ? 4 : 3, 0x7fffffff, 0);
  chdir $set{directory} or die "the box: $set{directory}: $!\n";
  %ENV = %environment;
  no warnings 'exec';
  exec { $command[0] } @command;
  print STDERR "$command[0] could not be started: $!\n";
  quit($! == 2 ? 127 : 126);
}

sub attach {
  my ($kind, $from, $to, $option) = @_;
  my $place = "/new$to";
  die "the box: $to is a link\n" if -l $place;
  if ($kind eq 'link') { folder($place =~ s{/[^/]*$}{}r); symlink $from, $place or die "the box: $to: $!\n"; return }
  if ($kind eq 'tmpfs') { folder($place); call('mount', 'tmpfs', $place, 'tmpfs', 6, "size=$from,$option"); return }
  my $source = "/old$from";
  if ($kind eq 'copy') {
    folder($place);
    my $layers = "lowerdir=$source,upperdir=/old$option/upper,workdir=/old$option/work" . ($set{userns} ? ',userxattr' : '');
    my @mount = ('overlay', $place, 'overlay', 6, $layers);
    # In the kernel's list of options, these characters begin something else.
    return if "$source$option" !~ /[\\:,"]/ && syscall($number{mount}, @mount) != -1;
    $option = 'read';
  }
  if (-d $source) { folder($place) } else { folder($place =~ s{/[^/]*$}{}r); file($place) }
  call('mount', $source, $place, 0, 0x5000, 0);
  restrict($place, $option ne 'write' && $option ne 'device', $option ne 'device', 0x8000);
}

# Sets read-only, nosuid and nodev for a mount and, with 0x8000, for all below it.
sub restrict {
  my ($place, $read, $nodev, $below) = @_;
  call('setattr', -100, $place, $below, pack('QQQQ', ($read ? 1 : 0) | 2 | ($nodev ? 4 : 0), 0, 0, 0), 32);
}
sub folder { my ($path) = @_; return if -d $path; folder($path =~ s{/[^/]*$}{}r); mkdir $path, 0755 }
sub file { my ($path) = @_; return if -e $path; open(my $made, '>', $path) or die "the box: $path: $!\n" }
sub limit { my ($kind, $value) = @_; call('limit', 0, $kind, pack('QQ', $value, $value), 0) }
sub lo {
  socket(my $socket, 2, 2, 0) or die "the box: $!\n";
  my $request = pack 'a16sx22', 'lo', 0x41;
  ioctl($socket, 0x8914, $request) or die "the box: loopback: $!\n";
}
`;m();var Le=[425,426,427,428,429,430,431,432,433,437,442,452],ko={x64:{audit:3221225534,clone:56,unshare:272,socket:41,modes:[[2,2],[85,1],[90,1],[91,1],[133,1],[257,3],[259,2],[268,2]],refused:[308,250,248,249,321,298,323,...Le]},arm64:{audit:3221225655,clone:220,unshare:97,socket:198,modes:[[33,2],[52,1],[53,2],[56,3]],refused:[268,219,217,218,280,241,282,...Le]}},So=435,Eo=1073741824,vo=268435456,Bo=[1,2,10,16],Ro=2048,R=32,G=21,Lo=53,_e=69,V=6,Oo=2147418112,Oe=327680,_o=1,Ao=38,z=16;function I(e=process.arch){let o=ko[e];if(o===void 0)throw new v({code:"E_BOX",message:`There is no box for ${e} yet.`});let{audit:t,clone:r,unshare:n,socket:s,modes:i,refused:l}=o,a=(c,u)=>({code:G,value:c,yes:u}),d=[{code:R,value:4},{code:G,value:t,no:"missing"},{code:R,value:0},{code:Lo,value:Eo,yes:"missing"},...[...l,So].map(c=>a(c,"missing")),...[r,n].map(c=>a(c,"namespaces")),...i.map(([c,u])=>a(c,`mode ${u}`)),{code:G,value:s,yes:"families",no:"allow"},{code:R,value:z,label:"namespaces"},{code:_e,value:vo,yes:"forbid",no:"allow"},...[1,2,3].flatMap(Io),{code:R,value:z,label:"families"},...Bo.map(c=>a(c,"allow")),{code:V,value:Oe|_o,label:"forbid"},{code:V,value:Oo,label:"allow"},{code:V,value:Oe|Ao,label:"missing"}],p=(c,u)=>u===void 0?0:d.findIndex(y=>y.label===u)-c-1;return Buffer.concat(d.map(({code:c,value:u,yes:y,no:h},x)=>Co(c,p(x,y),p(x,h),u)))}function Io(e){return[{code:R,value:z+8*e,label:`mode ${e}`},{code:_e,value:Ro,yes:"forbid",no:"allow"}]}function Co(e,o,t,r){let n=Buffer.alloc(8);return n.writeUInt16LE(e,0),n.writeUInt8(o,2),n.writeUInt8(t,3),n.writeUInt32LE(r,4),n}m();import{existsSync as C,lstatSync as To,readdirSync as No,readlinkSync as Mo,realpathSync as Fo}from"node:fs";import{join as Ae}from"node:path";var Uo=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/opt","/nix/store","/nix/var/nix/profiles"],Wo=["/opt","/usr/local"],Do=[".credentials",".runner"],qo=["alternatives","bash.bashrc","ca-certificates","ca-certificates.conf","debian_version","fonts","group","hosts","java-17-openjdk","java-21-openjdk","ld.so.cache","ld.so.conf","ld.so.conf.d","localtime","magic","mime.types","nsswitch.conf","os-release","passwd","profile","protocols","services","ssl/certs","ssl/openssl.cnf","timezone"],Ho=["null","zero","full","random","urandom","tty"],jo=512*1024*1024;function Ie(){return[...Uo.flatMap(Go),...qo.map(e=>`/etc/${e}`).filter(C).map(T)]}function Ce(e,o=Wo){return o.filter(C).flatMap(r=>No(r).map(n=>Ae(r,n))).filter(r=>Do.some(n=>C(Ae(r,n)))||e.some(n=>P(r,n)!==void 0))}function Te(){return[{kind:"tmpfs",bytes:65536,mode:"755",to:"/dev"},...Ho.map(e=>{let o=`/dev/${e}`;return{kind:"bind",from:o,to:o,access:"device"}}),{kind:"link",target:"/proc/self/fd",to:"/dev/fd"},{kind:"link",target:"/proc/self/fd/0",to:"/dev/stdin"},{kind:"link",target:"/proc/self/fd/1",to:"/dev/stdout"},{kind:"link",target:"/proc/self/fd/2",to:"/dev/stderr"},{kind:"tmpfs",bytes:jo,mode:"1777",to:"/dev/shm"}]}function T(e){return{kind:"bind",from:Fo(e),to:e,access:"read"}}function Go(e){return C(e)?To(e).isSymbolicLink()?[{kind:"link",target:Mo(e),to:e}]:[T(e)]:[]}m();import{getegid as Vo,geteuid as zo}from"node:process";var N=1e3;function M(){let[e=N,o=N]=[zo?.(),Vo?.()];return e===0?{user:N,group:N}:{user:e,group:o}}var S="/usr/bin/perl",Y="/usr/bin/sudo";function Ne(e,o,t){let r=Fe(e,o,{...t,isRoot:!1});return B({command:[S,"-e",j,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Me(e,o,t){let r=Fe(e,o,{...t,isRoot:!0});return B({command:[Y,"-n","--",S,"-e",j,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Fe({command:e,environment:o,directory:t,network:r,hasConnection:n=!1,timeoutMs:s},i,{scratch:l,limits:a,isRoot:d}){let{user:p,group:c}=M(),u=a.processes+(d?ge():0),y=[["set","userns",d?"":"1"],["set","seconds",String(A(s))],["set","connection",n?"1":""],["set","uid",String(p)],["set","gid",String(c)],["set","network",r==="all"?"all":"none"],["set","directory",t],["set","processes",String(u)],["set","filter",I().toString("hex")],...[...Te(),...i].map(Jo),...Object.entries(o).map(([g,w])=>["env",g,w]),...e.map(g=>["arg",g])],h=Xo(l,`${Yo()}.box`),x=y.flatMap(g=>Array.from({length:4},(w,O)=>g[O]??""));return Qo(h,x.join("\0"),{mode:384,flag:"wx"}),h}function Jo(e){return e.kind==="link"?["link",e.target,e.to]:e.kind==="tmpfs"?["tmpfs",String(e.bytes),e.to,`mode=${e.mode}`]:e.kind==="copy"?["copy",e.from,e.to,e.folder]:["bind",e.from,e.to,e.access]}var Q="/usr/bin/bwrap",nt=512*1024*1024,st=16*1024*1024,it=String.raw`${_}
  my ($seconds, $processes, $first, $limit, $prctl, $exit) = map { $_ + 0 } splice @ARGV, 0, 6;
  sub quit { syscall($exit, $_[0]) }
  syscall($prctl, 1, 9, 0, 0, 0);
  hold_lifeline($seconds);
  my ($most, $one) = (pack('QQ', $processes, $processes), pack('QQ', 1, 1));
  syscall($limit, 0, 6, $most, 0);
  # The kernel hands no dump of memory to a program outside where this is 1; with 0 it does.
  syscall($limit, 0, 4, $one, 0);
  syscall(436, $first, 0x7fffffff, 0);
  syscall($prctl, 4, 0, 0, 0, 0);
  my $main = fork // die "the box: fork: $!\n";
  if ($main == 0) {
    no warnings 'exec';
    open(STDIN, '<', '/dev/null');
    exec { $ARGV[0] } @ARGV;
    print STDERR "$ARGV[0] could not be started: $!\n";
    quit($! == 2 ? 127 : 126);
  }
  syscall(436, 3, 3, 0);
  while ((my $ended = wait) > 0) {
    quit($? & 127 ? 128 + ($? & 127) : $? >> 8) if $ended == $main;
  }
`,Ue={arm64:[261,167,94],x64:[302,157,231]};function De(e,o,{scratch:t,limits:r}){let n=e.hasConnection===!0?"descriptor":"none",s=n==="descriptor"?4:3,i=process.arch==="arm64"?Ue.arm64:Ue.x64,l=[A(e.timeoutMs),r.processes,s,...i],a=at(e,o,M()),d=We(t,a.map(c=>`${c}\0`).join("")),p=We(t,I());try{return B({command:[Q,"--args",String(s),"--seccomp",String(s+1),"--",S,"-e",it,...l.map(String),...e.command],descriptors:[d,p],connection:n})}finally{for(let c of[d,p])Zo(c)}}function We(e,o){let t=rt(e,`${Ko()}.box`);tt(t,o,{mode:384,flag:"wx"});let r=et(t,"r");return ot(t),r}function at({network:e,directory:o,environment:t},r,{user:n,group:s}){return["--unshare-user","--disable-userns","--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try",...e==="all"?[]:["--unshare-net"],"--uid",String(n),"--gid",String(s),"--hostname","box","--new-session","--as-pid-1","--cap-drop","ALL","--clearenv",...Object.entries(t).flatMap(([i,l])=>["--setenv",i,l]),"--size",String(st),"--tmpfs","/",...r.flatMap(dt),"--proc","/proc","--remount-ro","/proc","--dev","/dev","--size",String(nt),"--perms","1777","--tmpfs","/dev/shm","--remount-ro","/dev","--remount-ro","/","--chdir",o]}function dt(e){return e.kind==="link"?["--symlink",e.target,e.to]:e.kind==="copy"?["--ro-bind",e.from,e.to]:e.kind==="tmpfs"?["--size",String(e.bytes),"--perms",e.mode,"--tmpfs",e.to]:[e.access==="write"?"--bind":"--ro-bind",e.from,e.to]}m();import{chmodSync as lt,existsSync as mt,lstatSync as Ve,mkdirSync as ze,realpathSync as pt,statSync as ut}from"node:fs";import{join as L}from"node:path";m();import{dirname as ct,resolve as qe}from"node:path";function je(e){let o=s=>new Set(s.map(({to:i})=>qe(i))),[t,r]=[o(e.filter(He)),o(e.filter(X))],n=new Set;return e.filter(s=>{if(!He(s))return!0;let i=qe(s.to),l=fe(i);return r.has(i)||l.some(a=>r.has(a))?!0:n.has(i)||l.some(a=>t.has(a))?!1:(n.add(i),!0)})}function He(e){return e.kind==="bind"&&e.access==="read"&&e.from===e.to}function X(e){return e.kind==="tmpfs"||e.kind==="bind"&&e.access==="write"}function Ge(e){let o=({to:t})=>t===ct(t)?0:t.split("/").length;return e.toSorted((t,r)=>o(t)-o(r))}function U(e,o){let{home:t,writable:r,readable:n,mounts:s=[],copies:i=[]}=e;xt(e);for(let a of[t,...r])ft(a);let l=[...Ie(),...o.covered.filter(mt).map(yt),...[process.execPath,...o.readable,...n].map(T),...[t,...r].map(a=>F(a,a,!0)),...r.flatMap(a=>ht(a,e,o)),...s.map(({from:a,to:d,writable:p})=>F(a,d,p)),...i.map(a=>wt(a,t,o))];for(let{to:a}of[...s,...i])gt([t,...r],a);return Ge([bt(t,l,o),...je(l)])}function ft(e){let{mode:o}=ut(e);(o&J)!==J&&lt(e,o|J)}var J=448;function yt(e){return{kind:"tmpfs",bytes:65536,mode:"1777",to:e}}function xt({command:e,environment:o,directory:t,home:r,writable:n,readable:s,mounts:i=[],copies:l=[]}){let a=[t,r,...n,...s],d=[...i,...l].flatMap(({from:c,to:u})=>[c,u]);if([...e,...Object.entries(o).flat(),...a,...d].some(c=>c.includes("\0")))throw new v({code:"E_BOX",message:"No argument or variable may contain a NUL."})}function ht(e,{mounts:o=[]},{nothing:t}){let r=L(e,".git"),n=Ve(r,{throwIfNoEntry:!1});return n===void 0||o.some(({to:s})=>s===r)?[]:(Ye(r),[F(n.isDirectory()?t.folder:t.file,r,!1)])}function gt(e,o){for(let t of e){let r=P(t,o)?.split("/")??[];for(let n of r.keys())Ye(L(t,...r.slice(0,n+1)))}}function Ye(e){if(Ve(e,{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw new v({code:"E_BOX",message:`${e} was replaced by a link.`})}function bt(e,o,{changes:t}){if(o.some(({to:n})=>P("/tmp",n)!==void 0))return{kind:"tmpfs",bytes:$t,mode:"1777",to:"/tmp"};let r=L(t,H(`${e}
/tmp`));return ze(r,{recursive:!0}),F(r,"/tmp",!0)}var $t=1024*1024*1024;function wt({from:e,to:o},t,{changes:r}){let n=L(r,H(`${t}
${o}`));for(let s of["upper","work"])ze(L(n,s),{recursive:!0});return{kind:"copy",from:pt(e),to:o,folder:n}}function F(e,o,t){return{kind:"bind",from:e,to:o,access:t?"write":"read"}}m();import{existsSync as Wt}from"node:fs";import{mkdtemp as Dt}from"node:fs/promises";import{dirname as qt,join as no}from"node:path";m();import{once as oo}from"node:events";import{createServer as It,request as Ct}from"node:http";import{connect as Tt}from"node:net";import{pipeline as W}from"node:stream";m();import{request as Pt}from"node:http";import{request as kt}from"node:https";var St=1e4;function Qe(e,o){let{no_proxy:t="",[`${e}_proxy`]:r}=de().variables;return t.split(",").map(i=>i.toLowerCase().replace(/^\*?\./,"")).some(i=>i==="*"||o===i||o.endsWith(`.${i}`))||r===void 0?void 0:new URL(r)}function K(e,o){let{protocol:t,hostname:r,port:n,username:s,password:i}=e,l=[s,i].map(decodeURIComponent).join(":"),a=s===""?{}:{"proxy-authorization":`Basic ${Buffer.from(l).toString("base64")}`};return(t==="https:"?kt:Pt)({hostname:r.replace(/^\[|\]$/g,""),port:n,agent:!1,...o,headers:{...o.headers,...a}})}async function Xe(e,o){return new Promise((t,r)=>{let n=K(e,{method:"CONNECT",path:o,headers:{host:o},timeout:St});n.once("connect",({statusCode:s},i)=>{if(s===200)return t(i.setTimeout(0));i.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("response",({statusCode:s})=>{n.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("timeout",()=>n.destroy(new Error("the job's proxy does not answer"))),n.once("error",r),n.end()})}m();import{lookup as Ot}from"node:dns/promises";m();import{BlockList as Et,isIP as Je}from"node:net";import{networkInterfaces as vt}from"node:os";var Bt=Z("ipv4",[["0.0.0.0",8],["10.0.0.0",8],["100.64.0.0",10],["127.0.0.0",8],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.0.2.0",24],["192.88.99.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24],["224.0.0.0",3]]),Rt=Z("ipv6",[["2000::",3]]),Lt=Z("ipv6",[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20]]);function Ke(e){return Object.values(vt()).flatMap(t=>t??[]).some(t=>t.address===e)?!1:Je(e)===4?!Bt.check(e,"ipv4"):Je(e)!==6||e.includes("%")?!1:Rt.check(e,"ipv6")&&!Lt.check(e,"ipv6")}function Z(e,o){let t=new Et;for(let[r,n]of o)t.addSubnet(r,n,e);return t}var _t=[80,443],At=e=>Ot(e,{all:!0,verbatim:!0});function ee(e){if(!URL.canParse(e))return;let{hostname:o,port:t}=new URL(e);return{host:o.toLowerCase().replace(/\.$/,""),port:Number(t||80)}}async function oe(e,o,{hosts:t,lookup:r=At}){let n=(p,c=403)=>({kind:"refused",status:c,reason:p});if(e===void 0)return n("this is not a valid host");let{host:s,port:i}=e;if(!t.includes(s))return n(`${s} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${s}"] } in the squad's config.json on the default branch.`);if(!_t.includes(i))return n(`${s} may be reached only on ports 80 and 443.`);let l=Qe(o,s),a=await b(r(s)),d=a.kind==="done"?a.value:[];return d.every(({address:p})=>Ke(p))?l!==void 0?{kind:"open",addresses:d,outer:l}:d.length>0?{kind:"open",addresses:d}:n(`${s} was not found`,502):n(`${s} is this machine or on its network: such addresses can't be reached from here.`)}var Nt=256;async function to(e){let o=It({maxHeaderSize:32768}),t=new Set;return o.maxConnections=Nt,o.on("connection",r=>{t.add(r.on("error",()=>r.destroy()).once("close",()=>t.delete(r)))}),o.on("connect",(r,n,s)=>{Mt(r,n,s,e)}),o.on("request",(r,n)=>{Ft(r,n,e)}),o.listen(e.path).unref(),await oo(o,"listening"),()=>{o.close();for(let r of t)r.destroy()}}async function Mt({url:e=""},o,t,r){o.on("error",()=>o.destroy());let n=ee(`http://${e}`),s=await oe(n,"https",r);if(s.kind==="refused")return Ze(o,s.status,s.reason);let{addresses:i,outer:l}=s,a=await b(async()=>{if(l!==void 0)return Xe(l,`${n?.host}:${n?.port}`);let d=ro(i,n?.port??0,r);return await oo(d,"connect"),d});if(a.kind==="threw")return Ze(o,502,`${n?.host} could not be reached`);o.write(`HTTP/1.1 200 Connection established\r
\r
`),t.length>0&&a.value.write(t),W(o,a.value,()=>{}),W(a.value,o,()=>{})}function Ze(e,o,t){let n=`HTTP/1.1 ${o} ${o===403?"Forbidden":"Bad Gateway"}\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
`;e.end(`${n}Content-Length: ${Buffer.byteLength(t)+1}\r
\r
${t}
`)}async function Ft(e,o,t){let{url:r="",method:n}=e,s=(g,w)=>{o.headersSent||o.writeHead(g,{"content-type":"text/plain"}),o.end(`${w}
`)};if(!/^http:\/\//i.test(r)||!URL.canParse(r))return s(400,"this is a proxy for http");let i=ee(r),l=await oe(i,"http",t);if(l.kind==="refused")return s(l.status,l.reason);let{addresses:a,outer:d}=l,{host:p,pathname:c,search:u,href:y}=new URL(r),h={method:n,headers:{...eo(e.headers),host:p}},x=d===void 0?Ct({...h,path:`${c}${u}`,createConnection:()=>ro(a,i?.port??0,t)}):K(d,{...h,path:y});x.once("error",()=>s(502,`${p} could not be reached`)),x.once("response",g=>{o.writeHead(g.statusCode??502,eo(g.headers)),W(g,o,()=>{})}),W(e,x,()=>{})}var Ut=/^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;function eo(e){return Object.fromEntries(Object.entries(e).filter(([o])=>!Ut.test(o)))}function ro(e,o,t){return t.dial!==void 0?t.dial(e,o):Tt({host:"one-of-these.invalid",port:o,autoSelectFamily:!0,lookup:(r,n,s)=>s(null,[...e])})}function so({scratch:e,forwarder:o,...t}){let r=new Map,n=async s=>{let i=await Dt(no(e,"hosts-")),l=no(i,"proxy");return{folder:i,socket:l,close:await to({...t,hosts:s,path:l})}};return{async reach(s){let{network:i="none",readable:l,command:a,environment:d,hasConnection:p}=s;if(i==="all")return{...s,readable:[...l,...Ht()]};if(i==="none"||i.length===0)return{...s,network:"none"};let c=i.toSorted().join(" "),u=r.get(c)??n(i);r.set(c,u),u.catch(()=>r.delete(c));let{folder:y,socket:h}=await u,x=p===!0?"connection":"none";return{...s,network:"none",command:[process.execPath,o,h,x,...a],environment:{...d,...be},readable:[...l,qt(o),y]}},async close(){for(let s of await Promise.allSettled(r.values()))s.status==="fulfilled"&&s.value.close()}}}function Ht(){return["/etc/resolv.conf"].filter(Wt)}m();import{randomUUID as Yt}from"node:crypto";import{once as Qt}from"node:events";import{mkdir as Xt,mkdtemp as Jt,rm as Kt,writeFile as Zt}from"node:fs/promises";import{dirname as er,join as D}from"node:path";import{text as ao}from"node:stream/consumers";m();import{once as jt}from"node:events";import{createServer as te}from"node:net";import{networkInterfaces as Gt}from"node:os";import{join as Vt}from"node:path";var zt="192.0.2.1";async function io(e,o){let t=Vt(e,"socket"),r=`\0${o}`,n=te(),s=[n,te(),te()];await Promise.all([re(n,{port:0,host:"0.0.0.0"}),re(s[1],{path:t}),re(s[2],{path:r})]);let i=n.address(),l=typeof i=="object"&&i!==null?i.port:0;return{addresses:[...Object.values(Gt()).flatMap(d=>d??[]).filter(({family:d})=>d==="IPv4").map(({address:d})=>({host:d,port:l})),{path:t},...[r,r.padEnd(108,"\0")].map(d=>({path:d})),{host:zt,port:80}],close(){for(let d of s)d.close()}}}async function re(e,o){if(e===void 0)return;e.unref().on("connection",r=>r.destroy());let t=jt(e,"listening");e.listen(o),await t}var co=1e4,or=me(pe({guarantee:ue(["environment","processes","files","network","rights"]),what:le()}));async function lo(e,o){let t=await b(tr(e,o));return t.kind==="done"?t.value:{kind:"fails",reason:ae(t.error).message}}async function tr(e,o){let t=`canary-${Yt()}`,r=await Jt(D(o.scratch,"proof-")),n=D(o.temporary,t),s=await io(r,t);try{await Zt(n,t,{mode:384});let i=await rr(r,o),l=U(i,o.shared),a=l.map(({to:c})=>c),d=c=>a.some(u=>P(c,u)!==void 0),p={canary:t,variables:Object.keys(i.environment),process:process.pid,hidden:[n,...o.hidden.filter(c=>!d(c))],places:a,writable:l.flatMap(c=>X(c)?c.to:[]),listeners:s.addresses};return await nr(e,{...i,command:[...i.command,JSON.stringify(p)]},l)}finally{s.close(),await Promise.all([r,n].map(i=>Kt(i,{recursive:!0,force:!0})))}}async function rr(e,{program:o}){let[t,r]=[D(e,"home"),D(e,"worktree")];return await Promise.all([t,r].map(n=>Xt(n))),{command:[process.execPath,o],environment:{PATH:"/usr/bin:/bin",HOME:t,TMPDIR:"/tmp",LANG:"C.UTF-8",CI:"true"},directory:r,home:t,writable:[r],readable:[er(o)],timeoutMs:co}}async function nr(e,o,t){let r=e(o,t),n=Qt(r.child,"close"),s=Promise.all([r.stdout===void 0?"":ao(r.stdout),ao(r.stderr),n]),[i,l]=await $(co,s,()=>(r.kill(),["","the probe did not end"])),a=ce(i),d=or.safeParse(a.kind==="value"?a.value:void 0);return d.success?d.data.length===0?{kind:"holds"}:{kind:"leaks",leaks:d.data}:{kind:"fails",reason:sr(l)}}function sr(e){let o=e.trim().split(`
`);return o.find(t=>/^\w*Error\b/.test(t))||o.at(-1)||"the probe said nothing"}var lr={bubblewrap:{needs:Q,start:De},"user-namespace":{needs:S,start:Ne},sudo:{needs:Y,start:Me}},mr={processes:4096};async function po(e,o){let{ways:t=["bubblewrap","user-namespace","sudo"],temporary:r,hidden:n}=e,s=await ur(r),i=await fr(e,s),l=e.probe??ye("box-probe.js"),a=E(cr(l),"box-network.js"),d=so({scratch:s,forwarder:a}),p={scratch:s,temporary:r,hidden:[...n,...yr],shared:i,program:l},c=[];for(let y of process.platform==="linux"?t:[]){let{needs:h,start:x}=lr[y],g=(O,q)=>x(O,q,{scratch:s,limits:mr}),w=mo(h)?await hr(g,p):`${h} was not found`;if(w===void 0)return{state:{kind:"on",way:y,failed:c},scratch:s,network:d,async start(q){let ie=await d.reach(q);return g(ie,U(ie,i))}};c.push({way:y,reason:w})}return{state:o?{kind:"on",way:"none",failed:c}:{kind:"off",...xr,failed:c},scratch:s,network:d,start:async()=>{}}}var pr=85;async function ur(e){let o=E(await ne(e),"squad-box-"),t=Buffer.byteLength(o)+6<=pr;return ar(t?o:E(await ne("/tmp"),"squad-box-"))}async function fr({temporary:e,toolCache:o,hidden:t},r){let n={folder:E(r,"nothing"),file:E(r,"nothing.txt")};return await Promise.all([ir(n.folder),dr(n.file,"")]),{readable:mo(o)?[await ne(o)]:[],nothing:n,covered:Ce([e,...t]),changes:E(r,"changes")}}var yr=["/run/docker.sock","/var/run/docker.sock","/root","/sys","/var","/run"],xr={reason:"this runner cannot isolate programs of the repository from the job",next:"use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`"};async function hr(e,o){let t=await lo(e,o);if(t.kind!=="holds")return t.kind==="fails"?t.reason:`it lets through: ${br(t.leaks)}`}var gr=5;function br(e){let o=e.slice(0,gr).map(({what:r})=>r),t=e.length-o.length;return[...o,...t>0?[`${t} more`]:[]].join(", ")}function ei(e){let o,t=e.isOptional??!1,r=()=>(o??=po(e,t),o.catch(()=>{o=void 0}),o);return{state:async()=>(await r()).state,start:async n=>(await r()).start(n),allowNone(){t=!0},async close(){if(o===void 0)return;let{scratch:n,network:s}=await o;await s.close(),await Be(n)}}}m();import{randomUUID as vr}from"node:crypto";import{stat as Br}from"node:fs/promises";m();function uo(e,{maxBytes:o,keepAt:t,mask:r}){let n=[],s=0,i=0,l=0,a=10,d;return e.on("data",c=>{if(i+=c.length,l+=$r(c),a=c[c.length-1]??a,i>o&&t!==void 0&&(d===void 0&&(d=Ee(t,r),d.write(Buffer.concat(n))),d.write(c)),s>=o)return;let u=Buffer.from(c.subarray(0,o-s));s+=u.length,n.push(u)}),{ended:new Promise(c=>{for(let u of["end","close","error"])e.once(u,()=>c())}),finish(){return e.removeAllListeners("data"),e.destroy(),{text:wr(Buffer.concat(n),i>s),bytes:i,lines:l+(a===10?0:1),keptAt:d?.end()}}}}function $r(e){let o=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))o+=1;return o}function wr(e,o){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e,{stream:o}).replaceAll("\0","\uFFFD")}m();import{constants as Pr}from"node:os";function fo({child:e,stdout:o,stderr:t,kill:r}){if(o===void 0)throw new Error("a program without standard output");return{child:e,stdout:o,stderr:t,async end(n){r(),await $(kr,n,()=>{})}}}var kr=1e3;async function yo(e){let{command:o,env:t,directory:r,marker:n,graceMs:s}=e,{child:i,isolation:l}=await ke(o,{cwd:r,env:{...t},stdio:["ignore","pipe","pipe"]}),{stdout:a,stderr:d}=i;if(a===null||d===null)throw new Error("a process without streams");return{child:i,stdout:a,stderr:d,async end(p){await Sr(i,p,s),await Er(i,l.endsAll?void 0:n)}}}async function Sr(e,o,t){e.exitCode!==null||e.signalCode!==null||(k(e,"SIGTERM"),await $(t,o,()=>{})!==void 0)||(k(e,"SIGKILL"),await $(t,o,()=>{}))}async function Er(e,o){e.pid!==void 0&&(k(e,"SIGKILL"),o!==void 0&&await he(o))}function xo(e){return new Promise(o=>{e.once("error",t=>o({kind:"not-started",reason:se(t,e.spawnfile)})),e.once("exit",(t,r)=>o({kind:"exited",code:t??128+(r?Pr.signals[r]:0)}))})}function se(e,o){let r=typeof e=="object"&&e!==null&&"code"in e?String(e.code):"";return r==="ENOENT"?`${o} was not found`:r==="EACCES"?`${o} is not an executable file`:r==="E2BIG"?"the arguments are too long":`${o} could not be started (${r||"unknown reason"})`}var Rr=1e3,Lr=500;function Pi(e){return{runProgram:o=>Or(o,e)}}async function Or(e,o){let t=await o.box.state();if(t.kind==="off")return{kind:"not-started",reason:`${t.reason}: ${t.next}`};let r=vr(),n=e.home??o.home,s={...e.environment,...t.way==="none"?{[xe]:r}:{}},i=Pe({home:n,passed:e.passed,set:s}),{PATH:l=""}=i,a=e.command==="node"?process.execPath:e.command;if(!await Se(a,l))return{kind:"not-started",reason:`${e.command} was not found`};if((await Br(e.directory).catch(()=>{}))?.isDirectory()!==!0)return{kind:"not-started",reason:"its working directory does not exist"};if(e.signal.aborted)return{kind:"not-started",reason:"the run is ending"};let p=[a,...e.args],c=await b(async()=>{let{box:u,directory:y,timeoutMs:h}=e,x=await o.box.start({...u,command:p,environment:i,directory:y,home:n,timeoutMs:h});return x===void 0?yo({command:p,env:i,directory:y,marker:r,graceMs:o.graceMs??Rr}):fo(x)});return c.kind==="threw"?{kind:"not-started",reason:se(c.error,e.command)}:_r(c.value,e,o)}async function _r(e,o,{mask:t,limits:r}){let n=u=>uo(e[u],{maxBytes:o.maxBytes,keepAt:o.keepAs===void 0?void 0:`${o.keepAs}.${u}.txt`,mask:t}),s=[n("stdout"),n("stderr")],i=xo(e.child),l=$e(e.child,o.directory,r),a=we([e.stdout,e.stderr],r),d=await Ar(Promise.race([i,l.exceeded,a]),o);l.stop(),await e.end(i);let[p,c]=await Ir(s);return d.kind==="not-started"?d:{...d,stdout:p,stderr:c}}function Ar(e,{timeoutMs:o,signal:t}){let r=new AbortController,n=new Promise(i=>{let l=()=>i({kind:"aborted"});t.addEventListener("abort",l,{once:!0,signal:r.signal})}),s=()=>({kind:"timed-out"});return $(o,Promise.race([e,n]),s).finally(()=>r.abort())}async function Ir(e){return await $(Lr,Promise.all(e.map(({ended:o})=>o)),()=>{}),[e[0].finish(),e[1].finish()]}export{Be as a,ei as b,Pi as c};
