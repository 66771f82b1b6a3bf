<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

use Kiln\Console\Text;
use Kiln\Engine\Php\Store\CompiledIndex;
use Kiln\Engine\Php\Store\DefaultDirectory;
use Kiln\Engine\Php\Store\DirectoryCheck;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\PathStatus;

/**
 * The directory for generated code and what lies in it.
 *
 * @internal
 */
final readonly class DirectoryExamination implements Examination
{
    private const PERMISSIONS = 0777;

    /** How many names are listed before the rest is counted. */
    private const MOST_NAMES = 3;

    /**
     * @param ?bool $isCompiled whether the application runs what was compiled, by its index; null in the place of jms/serializer, whose
     *                          serializer does not tell
     */
    public function __construct(private DirectoryCheck $check, private DirectoryContent $content, private ?bool $isCompiled) {}

    public function findings(): iterable
    {
        yield $this->place();
        yield $this->writable();
        yield $this->entries();
        yield $this->index();
        yield $this->preload();
        if ($this->content->count(EntryState::Stale) > 0) {
            yield Finding::warning(
                'directory.stale',
                Text::count($this->content->count(EntryState::Stale), 'piece') . ' of code made from classes that have changed since, or lie elsewhere now',
                'Run: kiln compile. With debug they are made again on next use; without it they run as they are.',
            );
        }
        $damaged = $this->content->count(EntryState::Damaged);
        if ($damaged > 0) {
            yield Finding::warning('directory.damaged', Text::count($damaged, 'piece') . ' of code damaged or incomplete', 'They never run. Run: kiln compile');
        }
        if ($this->content->foreign !== []) {
            yield Finding::warning('directory.foreign', 'files that Kiln did not make: ' . $this->names($this->content->foreign), 'They never run. Remove them.');
        }
        if ($this->content->leftovers !== []) {
            yield Finding::warning('directory.leftovers', Text::count(\count($this->content->leftovers), 'file') . ' of processes that were killed', 'They do no harm. To remove them: kiln compile --clear');
        }
        if ($this->content->otherPlaces !== []) {
            yield Finding::warning('directory.others', 'code of another PHP or another Kiln: ' . $this->names($this->content->otherPlaces), 'Unless that is in use: kiln compile --clear');
        }
    }

    private function place(): Finding
    {
        $path = $this->check->path;
        if (!$this->check->exists) {
            return Finding::good('directory', "code goes to {$path}, which is made on first use");
        }
        $status = PathStatus::of($path);
        $text = "code goes to {$path}" . ($status === null ? '' : ' (' . $this->owner($status) . \sprintf(', permissions %04o)', $status->mode & self::PERMISSIONS));

        return $path === DefaultDirectory::path()
            ? ($this->isCompiled === null ? $this->jmsDefault($text) : Finding::warning('directory', "{$text}, since no directory is named", 'For production name one in kiln.php and in the application: withCacheDir(...). In this one the source files are looked at in each process.'))
            : Finding::good('directory', $text);
    }

    private function jmsDefault(string $text): Finding
    {
        return Finding::warning(
            'directory',
            "{$text}, since no directory is named, or that of setCacheDir() cannot be used",
            'Only processes of the same user look there. A directory must belong to the user who runs PHP, to the owner of the library or to root, and nobody else may write to it or to the directories above it.',
        );
    }

    private function writable(): Finding
    {
        return match (true) {
            $this->check->isWritable() => Finding::good('directory.writable', 'this user can write there'),
            $this->check->exists => Finding::warning('directory.writable', 'this user cannot write there', 'Run kiln compile as its owner. Code that is not compiled ahead stays in memory, and is made again in each process.'),
            default => Finding::bad('directory.writable', 'this user cannot make it', "Make it: mkdir -p {$this->check->path}. Until then code stays in memory, and is made again in each process."),
        };
    }

    private function entries(): Finding
    {
        $ready = $this->content->count(EntryState::Ready);

        return $ready === 0
            ? Finding::good('directory.code', 'no code is stored yet: it is made on first use, or by kiln compile')
            : Finding::good('directory.code', Text::count($ready, 'piece') . ' of code ready, in ' . Text::count($this->content->files(), 'file'));
    }

    private function index(): Finding
    {
        return match (true) {
            $this->isCompiled === null => Finding::good('directory.index', $this->content->isIndexed
                ? 'an index of the code is there, and up to date; build(compiled: true) trusts it'
                : 'there is no index of the code, or it is out of date'),
            !$this->isCompiled => Finding::good('directory.index', $this->content->isIndexed
                ? 'an index of the code is there, and not used: withCompiled() spares each request a look at the directory'
                : 'no index of the code is used'),
            $this->content->isIndexed => Finding::good('directory.index', 'the index of the code is used, and up to date'),
            default => Finding::warning('directory.index', 'the index of the code is missing or out of date', 'Run: kiln compile. What is not in the index is looked for as without it.'),
        };
    }

    private function preload(): Finding
    {
        $script = (string) \ini_get('opcache.preload');
        $own = "{$this->check->path}/" . CompiledIndex::PRELOAD;

        return Finding::good('directory.preload', match (true) {
            $script === '' => \is_file($own) ? "nothing is preloaded; opcache.preload = {$own} would load the library ahead" : 'nothing is preloaded',
            \realpath($script) === $own => "opcache.preload is {$own}",
            default => "opcache.preload is {$script}; it may require {$own}",
        });
    }

    private function owner(PathStatus $status): string
    {
        $user = \function_exists('posix_getpwuid') ? \posix_getpwuid($status->owner) : false;

        return 'owner ' . ($user === false ? $status->owner : $user['name']);
    }

    /**
     * @param list<string> $names
     */
    private function names(array $names): string
    {
        $rest = \count($names) - self::MOST_NAMES;

        return \implode(', ', \array_slice($names, 0, self::MOST_NAMES)) . ($rest > 0 ? " and {$rest} more" : '');
    }
}
