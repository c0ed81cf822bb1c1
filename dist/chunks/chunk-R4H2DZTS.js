import{a as v,b as I}from"./chunk-I3I7VUSD.js";import{a as xe,b as ge,c as P,d as be,f as $e,g as we,i as Pe,j as Se,l as Ee,m as ve,n as Be,o as Re,p as Le}from"./chunk-WAO7KY3A.js";import{a as $}from"./chunk-TXIA4FSQ.js";import{a as he}from"./chunk-GJKCSIF7.js";import{c as le}from"./chunk-A5GWN5NI.js";import{a as ce}from"./chunk-6Q4U5XVE.js";import{a as ke}from"./chunk-3EUMNE7N.js";import{c as ye}from"./chunk-EPK5EQ6L.js";import{H as ue,J as pe,R as fe,s as me}from"./chunk-CHKYRWAD.js";import{a as E,b as de,d as b}from"./chunk-5EWO3F6M.js";import{g as m}from"./chunk-3LSLZB72.js";m();m();import{existsSync as fo}from"node:fs";import{mkdir as ar,mkdtemp as dr,realpath as se,writeFile as cr}from"node:fs/promises";import{dirname as lr,join as O}from"node:path";m();import{randomUUID as Ko}from"node:crypto";import{closeSync as Zo,openSync as et,rmSync as ot,writeFileSync as tt}from"node:fs";import{join as rt}from"node:path";m();import{spawn as wo}from"node:child_process";function B({command:e,descriptors:o=[],connection:t}){let[r="",...n]=e,i={cwd:"/",env:{},detached:!0,stdio:["pipe","pipe","pipe",...t==="descriptor"?["pipe"]:[],...o]},c=wo(r,n,i),{stdin:a,stdout:d,stderr:u,stdio:l}=c;if(a===null||d===null||u===null)throw new Error("a process without streams");a.on("error",()=>{});let p=t==="output"?d:l[3];return{child:c,stdout:t==="output"?void 0:d,stderr:u,connection:t==="none"?void 0:p,kill(){a.destroy(),P(c,"SIGKILL")}}}m();var C=String.raw`
sub hold_lifeline {
  my ($seconds) = @_;
  my $look = sub { my $closed = "\1"; quit(137) if select($closed, undef, undef, 0) > 0 };
  $SIG{ALRM} = sub { quit(137) }; alarm $seconds;
  $SIG{IO} = $look;
  fcntl(STDIN, 8, $$ + 0) && fcntl(STDIN, 4, 0x2000) or die "the box: its lifeline: $!\n";
  $look->();
}
`,ko=5,Oe=7200*60*1e3;function A(e=Oe){return Math.ceil(Math.min(e,Oe)/1e3)+ko}m();import{randomUUID as Yo}from"node:crypto";import{writeFileSync as Qo}from"node:fs";import{join as Xo}from"node:path";m();var j=String.raw`
use strict; use warnings;
${C}
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
`;m();var _e=[425,426,427,428,429,430,431,432,433,437,442,452],Po={x64:{audit:3221225534,clone:56,unshare:272,socket:41,modes:[[2,2],[85,1],[90,1],[91,1],[133,1],[257,3],[259,2],[268,2]],refused:[308,250,248,249,321,298,323,..._e]},arm64:{audit:3221225655,clone:220,unshare:97,socket:198,modes:[[33,2],[52,1],[53,2],[56,3]],refused:[268,219,217,218,280,241,282,..._e]}},So=435,Eo=1073741824,vo=268435456,Bo=[1,2,10,16],Ro=2048,R=32,G=21,Lo=53,Ce=69,z=6,Oo=2147418112,Ie=327680,_o=1,Io=38,V=16;function T(e=process.arch){let o=Po[e];if(o===void 0)throw new E({code:"E_BOX",message:`There is no box for ${e} yet.`});let{audit:t,clone:r,unshare:n,socket:s,modes:i,refused:c}=o,a=(l,p)=>({code:G,value:l,yes:p}),d=[{code:R,value:4},{code:G,value:t,no:"missing"},{code:R,value:0},{code:Lo,value:Eo,yes:"missing"},...[...c,So].map(l=>a(l,"missing")),...[r,n].map(l=>a(l,"namespaces")),...i.map(([l,p])=>a(l,`mode ${p}`)),{code:G,value:s,yes:"families",no:"allow"},{code:R,value:V,label:"namespaces"},{code:Ce,value:vo,yes:"forbid",no:"allow"},...[1,2,3].flatMap(Co),{code:R,value:V,label:"families"},...Bo.map(l=>a(l,"allow")),{code:z,value:Ie|_o,label:"forbid"},{code:z,value:Oo,label:"allow"},{code:z,value:Ie|Io,label:"missing"}],u=(l,p)=>p===void 0?0:d.findIndex(f=>f.label===p)-l-1;return Buffer.concat(d.map(({code:l,value:p,yes:f,no:h},x)=>Ao(l,u(x,f),u(x,h),p)))}function Co(e){return[{code:R,value:V+8*e,label:`mode ${e}`},{code:Ce,value:Ro,yes:"forbid",no:"allow"}]}function Ao(e,o,t,r){let n=Buffer.alloc(8);return n.writeUInt16LE(e,0),n.writeUInt8(o,2),n.writeUInt8(t,3),n.writeUInt32LE(r,4),n}m();import{existsSync as N,lstatSync as To,readdirSync as No,readlinkSync as Mo,realpathSync as Fo}from"node:fs";import{join as Ae}from"node:path";var Uo=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/libx32","/opt","/nix/store","/nix/var/nix/profiles"],Do=["/opt","/usr/local"],Wo=[".credentials",".runner"],qo=["alternatives","bash.bashrc","ca-certificates","ca-certificates.conf","debian_version","fonts","group","hosts","java-17-openjdk","java-21-openjdk","ld.so.cache","ld.so.conf","ld.so.conf.d","localtime","magic","mime.types","nsswitch.conf","os-release","passwd","profile","protocols","services","ssl/certs","ssl/openssl.cnf","timezone"],Ho=["null","zero","full","random","urandom","tty"],jo=512*1024*1024;function Te(){return[...Uo.flatMap(Go),...qo.map(e=>`/etc/${e}`).filter(N).map(M)]}function Ne(e,o=Do){return o.filter(N).flatMap(r=>No(r).map(n=>Ae(r,n))).filter(r=>Wo.some(n=>N(Ae(r,n)))||e.some(n=>v(r,n)!==void 0))}function Me(){return[{kind:"tmpfs",bytes:65536,mode:"755",to:"/dev"},...Ho.map(e=>{let o=`/dev/${e}`;return{kind:"bind",from:o,to:o,access:"device"}}),{kind:"link",target:"/proc/self/fd",to:"/dev/fd"},{kind:"link",target:"/proc/self/fd/0",to:"/dev/stdin"},{kind:"link",target:"/proc/self/fd/1",to:"/dev/stdout"},{kind:"link",target:"/proc/self/fd/2",to:"/dev/stderr"},{kind:"tmpfs",bytes:jo,mode:"1777",to:"/dev/shm"}]}function M(e){return{kind:"bind",from:Fo(e),to:e,access:"read"}}function Go(e){return N(e)?To(e).isSymbolicLink()?[{kind:"link",target:Mo(e),to:e}]:[M(e)]:[]}m();import{getegid as zo,geteuid as Vo}from"node:process";var F=1e3;function U(){let[e=F,o=F]=[Vo?.(),zo?.()];return e===0?{user:F,group:F}:{user:e,group:o}}var S="/usr/bin/perl",Y="/usr/bin/sudo";function Fe(e,o,t){let r=De(e,o,{...t,isRoot:!1});return B({command:[S,"-e",j,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function Ue(e,o,t){let r=De(e,o,{...t,isRoot:!0});return B({command:[Y,"-n","--",S,"-e",j,r,process.arch],connection:e.hasConnection===!0?"output":"none"})}function De({command:e,environment:o,directory:t,network:r,hasConnection:n=!1,timeoutMs:s},i,{scratch:c,limits:a,isRoot:d}){let{user:u,group:l}=U(),p=a.processes+(d?$e():0),f=[["set","userns",d?"":"1"],["set","seconds",String(A(s))],["set","connection",n?"1":""],["set","uid",String(u)],["set","gid",String(l)],["set","network",r==="all"?"all":"none"],["set","directory",t],["set","processes",String(p)],["set","filter",T().toString("hex")],...[...Me(),...i].map(Jo),...Object.entries(o).map(([g,w])=>["env",g,w]),...e.map(g=>["arg",g])],h=Xo(c,`${Yo()}.box`),x=f.flatMap(g=>Array.from({length:4},(w,_)=>g[_]??""));return Qo(h,x.join("\0"),{mode:384,flag:"wx"}),h}function Jo(e){return e.kind==="link"?["link",e.target,e.to]:e.kind==="tmpfs"?["tmpfs",String(e.bytes),e.to,`mode=${e.mode}`]:e.kind==="copy"?["copy",e.from,e.to,e.folder]:["bind",e.from,e.to,e.access]}var Q="/usr/bin/bwrap",nt=512*1024*1024,st=16*1024*1024,it=String.raw`${C}
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
`,We={arm64:[261,167,94],x64:[302,157,231]};function He(e,o,{scratch:t,limits:r}){let n=e.hasConnection===!0?"descriptor":"none",s=n==="descriptor"?4:3,i=process.arch==="arm64"?We.arm64:We.x64,c=[A(e.timeoutMs),r.processes,s,...i],a=at(e,o,U()),d=qe(t,a.map(l=>`${l}\0`).join("")),u=qe(t,T());try{return B({command:[Q,"--args",String(s),"--seccomp",String(s+1),"--",S,"-e",it,...c.map(String),...e.command],descriptors:[d,u],connection:n})}finally{for(let l of[d,u])Zo(l)}}function qe(e,o){let t=rt(e,`${Ko()}.box`);tt(t,o,{mode:384,flag:"wx"});let r=et(t,"r");return ot(t),r}function at({network:e,directory:o,environment:t},r,{user:n,group:s}){return["--unshare-user","--disable-userns","--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try",...e==="all"?[]:["--unshare-net"],"--uid",String(n),"--gid",String(s),"--hostname","box","--new-session","--as-pid-1","--cap-drop","ALL","--clearenv",...Object.entries(t).flatMap(([i,c])=>["--setenv",i,c]),"--size",String(st),"--tmpfs","/",...r.flatMap(dt),"--proc","/proc","--remount-ro","/proc","--dev","/dev","--size",String(nt),"--perms","1777","--tmpfs","/dev/shm","--remount-ro","/dev","--remount-ro","/","--chdir",o]}function dt(e){return e.kind==="link"?["--symlink",e.target,e.to]:e.kind==="copy"?["--ro-bind",e.from,e.to]:e.kind==="tmpfs"?["--size",String(e.bytes),"--perms",e.mode,"--tmpfs",e.to]:[e.access==="write"?"--bind":"--ro-bind",e.from,e.to]}m();import{chmodSync as lt,existsSync as mt,lstatSync as K,mkdirSync as Ye,realpathSync as ut,statSync as Qe}from"node:fs";import{join as k}from"node:path";m();import{dirname as ct,resolve as je}from"node:path";function ze(e){let o=s=>new Set(s.map(({to:i})=>je(i))),[t,r]=[o(e.filter(Ge)),o(e.filter(X))],n=new Set;return e.filter(s=>{if(!Ge(s))return!0;let i=je(s.to),c=I(i);return r.has(i)||c.some(a=>r.has(a))?!0:n.has(i)||c.some(a=>t.has(a))?!1:(n.add(i),!0)})}function Ge(e){return e.kind==="bind"&&e.access==="read"&&e.from===e.to}function X(e){return e.kind==="tmpfs"||e.kind==="bind"&&e.access==="write"}function Ve(e){let o=({to:t})=>t===ct(t)?0:t.split("/").length;return e.toSorted((t,r)=>o(t)-o(r))}function D(e,o){let{home:t,writable:r,readable:n,mounts:s=[],copies:i=[]}=e;yt(e);for(let a of[t,...r])pt(a);let c=[...Te(),...o.covered.filter(mt).map(ft),...[process.execPath,...o.readable,...n].map(M),...[t,...r].map(a=>L(a,a,!0)),...r.flatMap(a=>xt(a,e,o)),...[...n.map(a=>({from:a,to:a})),...i].flatMap(a=>ht(a,o)),...s.map(({from:a,to:d,writable:u})=>L(a,d,u)),...i.map(a=>wt(a,t))];for(let{to:a}of[...s,...i])gt([t,...r],a);return Ve([bt(t,c),...ze(c)])}function pt(e){let{mode:o}=Qe(e);(o&J)!==J&&lt(e,o|J)}var J=448;function ft(e){return{kind:"tmpfs",bytes:65536,mode:"1777",to:e}}function yt({command:e,environment:o,directory:t,home:r,writable:n,readable:s,mounts:i=[],copies:c=[]}){let a=[t,r,...n,...s],d=[...i,...c].flatMap(({from:l,to:p})=>[l,p]);if([...e,...Object.entries(o).flat(),...a,...d].some(l=>l.includes("\0")))throw new E({code:"E_BOX",message:"No argument or variable may contain a NUL."})}function xt(e,{mounts:o=[]},{nothing:t}){let r=k(e,".git"),n=K(r,{throwIfNoEntry:!1});return n===void 0||o.some(({to:s})=>s===r)?[]:(Xe(r),[L(n.isDirectory()?t.folder:t.file,r,!1)])}function ht({from:e,to:o},{nothing:t}){if(!Qe(e).isDirectory())return[];let r=K(k(e,".git"),{throwIfNoEntry:!1});return r===void 0||r.isSymbolicLink()?[]:[L(r.isDirectory()?t.folder:t.file,k(o,".git"),!1)]}function gt(e,o){for(let t of e){let r=v(t,o)?.split("/")??[];for(let n of r.keys())Xe(k(t,...r.slice(0,n+1)))}}function Xe(e){if(K(e,{throwIfNoEntry:!1})?.isSymbolicLink()===!0)throw new E({code:"E_BOX",message:`${e} was replaced by a link.`})}function bt(e,o){if(o.some(({to:r})=>v("/tmp",r)!==void 0))return{kind:"tmpfs",bytes:$t,mode:"1777",to:"/tmp"};let t=k(Je(e),"tmp");return Ye(t,{recursive:!0}),L(t,"/tmp",!0)}var $t=1024*1024*1024;function wt({from:e,to:o},t){let r=k(Je(t),we(o));for(let n of["upper","work"])Ye(k(r,n),{recursive:!0});return{kind:"copy",from:ut(e),to:o,folder:r}}function Je(e){return`${e}.changes`}function L(e,o,t){return{kind:"bind",from:e,to:o,access:t?"write":"read"}}m();import{existsSync as Dt}from"node:fs";import{mkdtemp as Wt}from"node:fs/promises";import{dirname as qt,join as ao}from"node:path";m();import{once as no}from"node:events";import{createServer as Ct,request as At}from"node:http";import{connect as Tt}from"node:net";import{pipeline as W}from"node:stream";m();import{request as kt}from"node:http";import{request as Pt}from"node:https";var St=1e4;function Ke(e,o){let{no_proxy:t="",[`${e}_proxy`]:r}=ce().variables;return t.split(",").map(i=>i.toLowerCase().replace(/^\*?\./,"")).some(i=>i==="*"||o===i||o.endsWith(`.${i}`))||r===void 0?void 0:new URL(r)}function Z(e,o){let{protocol:t,hostname:r,port:n,username:s,password:i}=e,c=[s,i].map(decodeURIComponent).join(":"),a=s===""?{}:{"proxy-authorization":`Basic ${Buffer.from(c).toString("base64")}`};return(t==="https:"?Pt:kt)({hostname:r.replace(/^\[|\]$/g,""),port:n,agent:!1,...o,headers:{...o.headers,...a}})}async function Ze(e,o){return new Promise((t,r)=>{let n=Z(e,{method:"CONNECT",path:o,headers:{host:o},timeout:St});n.once("connect",({statusCode:s},i)=>{if(s===200)return t(i.setTimeout(0));i.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("response",({statusCode:s})=>{n.destroy(),r(new Error(`the job's proxy answered ${s}`))}),n.once("timeout",()=>n.destroy(new Error("the job's proxy does not answer"))),n.once("error",r),n.end()})}m();import{lookup as Ot}from"node:dns/promises";m();import{BlockList as Et,isIP as eo}from"node:net";import{networkInterfaces as vt}from"node:os";var Bt=ee("ipv4",[["0.0.0.0",8],["10.0.0.0",8],["100.64.0.0",10],["127.0.0.0",8],["168.63.129.16",32],["169.254.0.0",16],["172.16.0.0",12],["192.0.0.0",24],["192.0.2.0",24],["192.88.99.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24],["224.0.0.0",3]]),Rt=ee("ipv6",[["2000::",3]]),Lt=ee("ipv6",[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20]]);function oo(e){return Object.values(vt()).flatMap(t=>t??[]).some(t=>t.address===e)?!1:eo(e)===4?!Bt.check(e,"ipv4"):eo(e)!==6||e.includes("%")?!1:Rt.check(e,"ipv6")&&!Lt.check(e,"ipv6")}function ee(e,o){let t=new Et;for(let[r,n]of o)t.addSubnet(r,n,e);return t}var _t=[80,443],It=e=>Ot(e,{all:!0,verbatim:!0});function oe(e){if(!URL.canParse(e))return;let{hostname:o,port:t}=new URL(e);return{host:o.toLowerCase().replace(/\.$/,""),port:Number(t||80)}}async function te(e,o,{hosts:t,lookup:r=It}){let n=(u,l=403)=>({kind:"refused",status:l,reason:u});if(e===void 0)return n("this is not a valid host");let{host:s,port:i}=e;if(!t.includes(s))return n(`${s} may not be reached from here. A person can allow it by adding it to "action": { "network": ["${s}"] } in the squad's config.json on the default branch.`);if(!_t.includes(i))return n(`${s} may be reached only on ports 80 and 443.`);let c=Ke(o,s),a=await b(r(s)),d=a.kind==="done"?a.value:[];return d.every(({address:u})=>oo(u))?c!==void 0?{kind:"open",addresses:d,outer:c}:d.length>0?{kind:"open",addresses:d}:n(`${s} was not found`,502):n(`${s} is this machine or on its network: such addresses can't be reached from here.`)}var Nt=256;async function so(e){let o=Ct({maxHeaderSize:32768}),t=new Set;return o.maxConnections=Nt,o.on("connection",r=>{t.add(r.on("error",()=>r.destroy()).once("close",()=>t.delete(r)))}),o.on("connect",(r,n,s)=>{Mt(r,n,s,e)}),o.on("request",(r,n)=>{Ft(r,n,e)}),o.listen(e.path).unref(),await no(o,"listening"),()=>{o.close();for(let r of t)r.destroy()}}async function Mt({url:e=""},o,t,r){o.on("error",()=>o.destroy());let n=oe(`http://${e}`),s=await te(n,"https",r);if(s.kind==="refused")return to(o,s.status,s.reason);let{addresses:i,outer:c}=s,a=await b(async()=>{if(c!==void 0)return Ze(c,`${n?.host}:${n?.port}`);let d=io(i,n?.port??0,r);return await no(d,"connect"),d});if(a.kind==="threw")return to(o,502,`${n?.host} could not be reached`);o.write(`HTTP/1.1 200 Connection established\r
\r
`),t.length>0&&a.value.write(t),W(o,a.value,()=>{}),W(a.value,o,()=>{})}function to(e,o,t){let n=`HTTP/1.1 ${o} ${o===403?"Forbidden":"Bad Gateway"}\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
`;e.end(`${n}Content-Length: ${Buffer.byteLength(t)+1}\r
\r
${t}
`)}async function Ft(e,o,t){let{url:r="",method:n}=e,s=(g,w)=>{o.headersSent||o.writeHead(g,{"content-type":"text/plain"}),o.end(`${w}
`)};if(!/^http:\/\//i.test(r)||!URL.canParse(r))return s(400,"this is a proxy for http");let i=oe(r),c=await te(i,"http",t);if(c.kind==="refused")return s(c.status,c.reason);let{addresses:a,outer:d}=c,{host:u,pathname:l,search:p,href:f}=new URL(r),h={method:n,headers:{...ro(e.headers),host:u}},x=d===void 0?At({...h,path:`${l}${p}`,createConnection:()=>io(a,i?.port??0,t)}):Z(d,{...h,path:f});x.once("error",()=>s(502,`${u} could not be reached`)),x.once("response",g=>{o.writeHead(g.statusCode??502,ro(g.headers)),W(g,o,()=>{})}),W(e,x,()=>{})}var Ut=/^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;function ro(e){return Object.fromEntries(Object.entries(e).filter(([o])=>!Ut.test(o)))}function io(e,o,t){return t.dial!==void 0?t.dial(e,o):Tt({host:"one-of-these.invalid",port:o,autoSelectFamily:!0,lookup:(r,n,s)=>s(null,[...e])})}function co({scratch:e,forwarder:o,...t}){let r=new Map,n=async s=>{let i=await Wt(ao(e,"hosts-")),c=ao(i,"proxy");return{folder:i,socket:c,close:await so({...t,hosts:s,path:c})}};return{async reach(s){let{network:i="none",readable:c,command:a,environment:d,hasConnection:u}=s;if(i==="all")return{...s,readable:[...c,...Ht()]};if(i==="none"||i.length===0)return{...s,network:"none"};let l=i.toSorted().join(" "),p=r.get(l)??n(i);r.set(l,p),p.catch(()=>r.delete(l));let{folder:f,socket:h}=await p,x=u===!0?"connection":"none";return{...s,network:"none",command:[process.execPath,o,h,x,...a],environment:{...d,...ke},readable:[...c,qt(o),f]}},async close(){for(let s of await Promise.allSettled(r.values()))s.status==="fulfilled"&&s.value.close()}}}function Ht(){return["/etc/resolv.conf"].filter(Dt)}m();import{randomUUID as Yt}from"node:crypto";import{once as Qt}from"node:events";import{mkdir as Xt,mkdtemp as Jt,rm as Kt,writeFile as Zt}from"node:fs/promises";import{dirname as er,join as q,resolve as or}from"node:path";import{text as mo}from"node:stream/consumers";m();import{once as jt}from"node:events";import{createServer as re}from"node:net";import{networkInterfaces as Gt}from"node:os";import{join as zt}from"node:path";var Vt="192.0.2.1";async function lo(e,o){let t=zt(e,"socket"),r=`\0${o}`,n=re(),s=[n,re(),re()];await Promise.all([ne(n,{port:0,host:"0.0.0.0"}),ne(s[1],{path:t}),ne(s[2],{path:r})]);let i=n.address(),c=typeof i=="object"&&i!==null?i.port:0;return{addresses:[...Object.values(Gt()).flatMap(d=>d??[]).filter(({family:d})=>d==="IPv4").map(({address:d})=>({host:d,port:c})),{path:t},...[r,r.padEnd(108,"\0")].map(d=>({path:d})),{host:Vt,port:80}],close(){for(let d of s)d.close()}}}async function ne(e,o){if(e===void 0)return;e.unref().on("connection",r=>r.destroy());let t=jt(e,"listening");e.listen(o),await t}var uo=1e4,tr=ue(pe({guarantee:fe(["environment","processes","files","network","rights"]),what:me()}));async function po(e,o){let t=await b(rr(e,o));return t.kind==="done"?t.value:{kind:"fails",reason:de(t.error).message}}async function rr(e,o){let t=`canary-${Yt()}`,r=await Jt(q(o.scratch,"proof-")),n=q(o.temporary,t),s=await lo(r,t);try{await Zt(n,t,{mode:384});let i=await nr(r,o),c=D(i,o.shared),a=c.map(({to:l})=>l),d=new Set(a.flatMap(l=>[l,...I(l)])),u={canary:t,variables:Object.keys(i.environment),process:process.pid,hidden:[n,...o.hidden.filter(l=>!d.has(or(l)))],places:a,writable:c.flatMap(l=>X(l)?l.to:[]),listeners:s.addresses};return await sr(e,{...i,command:[...i.command,JSON.stringify(u)]},c)}finally{s.close(),await Promise.all([r,n].map(i=>Kt(i,{recursive:!0,force:!0})))}}async function nr(e,{program:o}){let[t,r]=[q(e,"home"),q(e,"worktree")];return await Promise.all([t,r].map(n=>Xt(n))),{command:[process.execPath,o],environment:{PATH:"/usr/bin:/bin",HOME:t,TMPDIR:"/tmp",LANG:"C.UTF-8",CI:"true"},directory:r,home:t,writable:[r],readable:[er(o)],timeoutMs:uo}}async function sr(e,o,t){let r=e(o,t),n=Qt(r.child,"close"),s=Promise.all([r.stdout===void 0?"":mo(r.stdout),mo(r.stderr),n]),[i,c]=await $(uo,s,()=>(r.kill(),["","the probe did not end"])),a=le(i),d=tr.safeParse(a.kind==="value"?a.value:void 0);return d.success?d.data.length===0?{kind:"holds"}:{kind:"leaks",leaks:d.data}:{kind:"fails",reason:ir(c)}}function ir(e){let o=e.trim().split(`
`);return o.find(t=>/^\w*Error\b/.test(t))||o.at(-1)||"the probe said nothing"}var mr={bubblewrap:{needs:Q,start:He},"user-namespace":{needs:S,start:Fe},sudo:{needs:Y,start:Ue}},ur={processes:4096};async function yo(e,o){let{ways:t=["bubblewrap","user-namespace","sudo"],temporary:r,hidden:n}=e,s=await fr(r),i=await yr(e,s),c=e.probe??he("box-probe.js"),a=O(lr(c),"box-network.js"),d=co({scratch:s,forwarder:a}),u={scratch:s,temporary:r,hidden:[...n,...xr],shared:i,program:c},l=[];for(let f of process.platform==="linux"?t:[]){let{needs:h,start:x}=mr[f],g=(_,H)=>x(_,H,{scratch:s,limits:ur}),w=fo(h)?await gr(g,u):`${h} was not found`;if(w===void 0)return{state:{kind:"on",way:f,failed:l},scratch:s,network:d,async start(H){let ae=await d.reach(H);return g(ae,D(ae,i))}};l.push({way:f,reason:w})}return{state:o?{kind:"on",way:"none",failed:l}:{kind:"off",...hr,failed:l},scratch:s,network:d,start:async()=>{}}}var pr=85;async function fr(e){let o=O(await se(e),"squad-box-"),t=Buffer.byteLength(o)+6<=pr;return dr(t?o:O(await se("/tmp"),"squad-box-"))}async function yr({temporary:e,toolCache:o,hidden:t},r){let n={folder:O(r,"nothing"),file:O(r,"nothing.txt")};return await Promise.all([ar(n.folder),cr(n.file,"")]),{readable:fo(o)?[await se(o)]:[],nothing:n,covered:Ne([e,...t])}}var xr=["/run/docker.sock","/var/run/docker.sock","/root","/sys","/var","/run"],hr={reason:"this runner cannot isolate programs of the repository from the job",next:"use a runner with Ubuntu 24.04 or later, install bubblewrap, or let the job use `sudo -n`"};async function gr(e,o){let t=await po(e,o);if(t.kind!=="holds")return t.kind==="fails"?t.reason:`it lets through: ${$r(t.leaks)}`}var br=5;function $r(e){let o=e.slice(0,br).map(({what:r})=>r),t=e.length-o.length;return[...o,...t>0?[`${t} more`]:[]].join(", ")}function Ys(e){let o,t=e.isOptional??!1,r=()=>(o??=yo(e,t),o.catch(()=>{o=void 0}),o);return{state:async()=>(await r()).state,start:async n=>(await r()).start(n),allowNone(){t=!0},async close(){if(o===void 0)return;let{scratch:n,network:s}=await o;await s.close(),await xe(n)}}}m();import{randomUUID as Br}from"node:crypto";import{stat as Rr}from"node:fs/promises";m();function xo(e,{maxBytes:o,keepAt:t,keepsNul:r=!1,mask:n}){let s=[],i=0,c=0,a=0,d=10,u;return e.on("data",p=>{if(c+=p.length,a+=wr(p),d=p[p.length-1]??d,c>o&&t!==void 0&&(u===void 0&&(u=Le(t,n),u.write(Buffer.concat(s))),u.write(p)),i>=o)return;let f=Buffer.from(p.subarray(0,o-i));i+=f.length,s.push(f)}),{ended:new Promise(p=>{for(let f of["end","close","error"])e.once(f,()=>p())}),finish(){e.removeAllListeners("data"),e.destroy();let p=kr(Buffer.concat(s),c>i);return{text:r?p:p.replaceAll("\0","\uFFFD"),bytes:c,lines:a+(d===10?0:1),keptAt:u?.end()}}}}function wr(e){let o=0;for(let t=e.indexOf(10);t!==-1;t=e.indexOf(10,t+1))o+=1;return o}function kr(e,o){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e,{stream:o})}m();import{constants as Pr}from"node:os";function ho({child:e,stdout:o,stderr:t,kill:r}){if(o===void 0)throw new Error("a program without standard output");return{child:e,stdout:o,stderr:t,async end(n){r(),await $(Sr,n,()=>{})}}}var Sr=1e3;async function go(e){let{command:o,env:t,directory:r,marker:n,graceMs:s}=e,{child:i,isolation:c}=await ve(o,{cwd:r,env:{...t},stdio:["ignore","pipe","pipe"]}),{stdout:a,stderr:d}=i;if(a===null||d===null)throw new Error("a process without streams");return{child:i,stdout:a,stderr:d,async end(u){await Er(i,u,s),await vr(i,c.endsAll?void 0:n)}}}async function Er(e,o,t){e.exitCode!==null||e.signalCode!==null||(P(e,"SIGTERM"),await $(t,o,()=>{})!==void 0)||(P(e,"SIGKILL"),await $(t,o,()=>{}))}async function vr(e,o){e.pid!==void 0&&(P(e,"SIGKILL"),o!==void 0&&await be(o))}function bo(e){return new Promise(o=>{e.once("error",t=>o({kind:"not-started",reason:ie(t,e.spawnfile)})),e.once("exit",(t,r)=>o({kind:"exited",code:t??128+(r?Pr.signals[r]:0)}))})}function ie(e,o){let r=typeof e=="object"&&e!==null&&"code"in e?String(e.code):"";return r==="ENOENT"?`${o} was not found`:r==="EACCES"?`${o} is not an executable file`:r==="E2BIG"?"the arguments are too long":`${o} could not be started (${r||"unknown reason"})`}var Lr=1e3,Or=500;function gi(e){return{async runProgram(o){if(o.home!==void 0)return $o(o,o.home,e);let t=await b(Re(e.homes));if(t.kind==="threw")return{kind:"not-started",reason:"no home could be made for it"};let r=t.value;try{return await $o(o,r.path,e)}finally{r.remove()}}}}async function $o(e,o,t){let r=await t.box.state();if(r.kind==="off")return{kind:"not-started",reason:`${r.reason}: ${r.next}`};let n=Br(),s={...e.environment,...r.way==="none"?{[ge]:n}:{}},i=Ee({home:o,passed:e.passed,set:s}),{PATH:c=""}=i,a=e.command==="node"?process.execPath:e.command;if(!await Be(a,c))return{kind:"not-started",reason:`${e.command} was not found`};if((await Rr(e.directory).catch(()=>{}))?.isDirectory()!==!0)return{kind:"not-started",reason:"its working directory does not exist"};if(e.signal.aborted)return{kind:"not-started",reason:"the run is ending"};let u=[a,...e.args],l=await b(async()=>{let{box:p,directory:f,timeoutMs:h}=e,x=await t.box.start({...p,command:u,environment:i,directory:f,home:o,timeoutMs:h});return x===void 0?go({command:u,env:i,directory:f,marker:n,graceMs:t.graceMs??Lr}):ho(x)});return l.kind==="threw"?{kind:"not-started",reason:ie(l.error,e.command)}:_r(l.value,e,t)}async function _r(e,o,{mask:t,limits:r}){let n=p=>xo(e[p],{maxBytes:o.maxBytes,keepsNul:o.keepsNul,keepAt:o.keepAs===void 0?void 0:`${o.keepAs}.${p}.txt`,mask:t}),s=[n("stdout"),n("stderr")],i=bo(e.child),c=Pe(e.child,o.directory,r),a=Se([e.stdout,e.stderr],r),d=await Ir(Promise.race([i,c.exceeded,a]),o);c.stop(),await e.end(i);let[u,l]=await Cr(s);return d.kind==="not-started"?d:{...d,stdout:u,stderr:l}}function Ir(e,{timeoutMs:o,signal:t}){let r=ye(e,t,()=>({kind:"aborted"}));return $(o,r,()=>({kind:"timed-out"}))}async function Cr(e){return await $(Or,Promise.all(e.map(({ended:o})=>o)),()=>{}),[e[0].finish(),e[1].finish()]}m();function ki(){let e=Promise.resolve();return o=>{let t=e.then(o);return e=b(t),t}}function Pi(e){let o;return()=>(o??=e().catch(t=>{throw o=void 0,t}),o)}export{Ys as a,gi as b,ki as c,Pi as d};
