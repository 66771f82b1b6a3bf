<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;

/**
 * Takes long arrays out of an exported file, into files beside it: PHP compiles a file as a whole, and takes fifteen times its
 * length of memory for it.
 *
 * A part is named by its content. So parts of different exports of the same file do not meet, and nobody sees the parts of one
 * and the file of another.
 *
 * @internal
 */
final class PartFiles
{
    /** Code of this length is a part. */
    private const LENGTH = 1 << 19;

    /** So much may stand in the file itself; behind that only arrays that are shorter than WORTH_A_FILE. */
    private const INSIDE = 1 << 21;

    private const WORTH_A_FILE = 1 << 15;

    private int $inside = 0;

    private const SUFFIX = '.part.php';

    /** Who has loaded the file that is replaced still loads its parts for so many seconds. */
    private const GRACE = 600;

    /** @var array<string, string> name => code */
    private array $parts = [];

    private readonly string $prefix;

    /**
     * @param ?string $file null for an expression, which has no files
     */
    public function __construct(private readonly ?string $file)
    {
        $this->prefix = \basename((string) $file, '.php') . '.';
    }

    /**
     * An array as code, however long.
     *
     * @param list<string> $elements code
     */
    public function array(array $elements, bool $isList): string
    {
        if ($this->file === null) {
            return '[' . \implode(', ', $elements) . ']';
        }
        $codes = [];
        $code = '';
        foreach ($elements as $element) {
            $code .= $code === '' ? $element : ", {$element}";
            if (\strlen($code) >= self::LENGTH) {
                $codes[] = $code;
                $code = '';
            }
        }
        if ($codes === [] && (\strlen($code) < self::WORTH_A_FILE || $this->inside + \strlen($code) < self::INSIDE)) {
            $this->inside += \strlen($code);

            return "[{$code}]";
        }
        if ($code !== '') {
            $codes[] = $code;
        }

        return ($isList ? '\array_merge(' : '\array_replace(') . \implode(', ', \array_map($this->add(...), $codes)) . ')';
    }

    /**
     * @throws CannotWrite
     */
    public function write(int $mode): void
    {
        $this->keepThoseOfBefore();
        foreach ($this->parts as $name => $code) {
            $path = \dirname((string) $this->file) . "/{$name}";
            if (!\is_file($path)) {
                AtomicFile::write($path, $code, $mode);
            }
        }
    }

    /**
     * Their grace begins when the file that loads them is replaced.
     */
    private function keepThoseOfBefore(): void
    {
        [$before] = Attempt::of(fn(): string|false => \is_file((string) $this->file) ? \file_get_contents((string) $this->file) : false);
        foreach (self::namedIn((string) $before) as $name) {
            Attempt::of(fn(): bool => \touch(\dirname((string) $this->file) . "/{$name}"));
        }
    }

    /**
     * @return list<string> names of the parts that code loads
     */
    public static function namedIn(string $code): array
    {
        \preg_match_all("~__DIR__ \\. '/([^']+" . \preg_quote(self::SUFFIX, '~') . ")'~", $code, $found);

        return $found[1];
    }

    /**
     * Removes the parts of earlier exports.
     */
    public function removeOthers(): void
    {
        $directory = \dirname((string) $this->file);
        [$names] = Attempt::of(static fn(): array|false => \scandir($directory));
        foreach ($names === false ? [] : $names as $name) {
            $isPart = \preg_match('/^' . \preg_quote($this->prefix, '/') . '[0-9a-f]{32}' . \preg_quote(self::SUFFIX, '/') . '$/D', $name) === 1;
            if ($isPart && !isset($this->parts[$name]) && Attempt::of(static fn(): int|false => \filemtime("{$directory}/{$name}"))[0] < \time() - self::GRACE) {
                Attempt::remove("{$directory}/{$name}");
            }
        }
    }

    private function add(string $elements): string
    {
        $code = "<?php\n\nreturn [{$elements}];\n";
        $name = $this->prefix . \hash('xxh128', $code) . self::SUFFIX;
        $this->parts[$name] = $code;

        return '(require __DIR__ . ' . Literal::of("/{$name}") . ')';
    }
}
