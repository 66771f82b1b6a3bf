<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\Metadata\Written\UnreadableFile;
use Kiln\Metadata\Written\WrittenClass;
use Kiln\Metadata\Written\WrittenFile;
use Kiln\System\Attempt;

/**
 * A source file as it was at one moment: its state and its classes are those of the same bytes.
 *
 * @internal
 */
final class SourceFile
{
    /** @var ?array<string, list<WrittenClass>> */
    private ?array $classes = null;

    private function __construct(private readonly string $path, private readonly string $bytes, public readonly string $state, public readonly int $time, public readonly bool $isPlain) {}

    /**
     * Null when there is no readable file.
     */
    public static function read(string $path): ?self
    {
        // With "n", nobody waits for who would write into a pipe (php-src, main/streams/plain_wrapper.c).
        [$file] = Attempt::of(static fn(): mixed => \fopen($path, 'rn'));
        if (!\is_resource($file)) {
            return null;
        }
        $status = \fstat($file);
        $isFile = $status !== false && PathStatus::from($status)->isFile();
        $bytes = $isFile ? \stream_get_contents($file, $status['size'] + 1) : false;
        // Tools for tests take the place of the wrapper, and change code as it is loaded.
        $isPlain = \stream_get_meta_data($file)['wrapper_type'] === 'plainfile';
        \fclose($file);

        return $status === false || $bytes === false ? null : new self($path, $bytes, SourceState::print($status, \hash('xxh128', $bytes)), PathStatus::timeOf($status), $isPlain);
    }

    /**
     * Whether `::` stands somewhere, and not before `class`.
     */
    public function mayNameClassConstants(): bool
    {
        return \str_contains($this->bytes, '::') && \preg_match('/::(?!class(?![\w\x80-\xff]))/', $this->bytes) !== 0;
    }

    /**
     * @return list<WrittenClass> several where a file declares it in several branches; none where the file does not end as a
     *                            PHP file ends
     */
    public function declarationsOf(string $class): array
    {
        try {
            $this->classes ??= WrittenFile::classes($this->bytes, $this->path);
        } catch (UnreadableFile) {
            $this->classes = [];
        }

        return WrittenFile::named($class, $this->classes);
    }
}
