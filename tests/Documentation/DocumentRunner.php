<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

use RuntimeException;

/**
 * @internal runs the blocks of a document in a PHP process of their own and compares what they print
 *
 * The working directory is an empty temporary folder in which `vendor`,
 * `examples` and `src` lead to those of the project, so a block may write files.
 * A warning, notice or deprecation ends a block like an exception.
 */
final readonly class DocumentRunner
{
    /** Seconds after which a document is stopped. */
    private const TIME_LIMIT = 600;

    private const LINKED = ['vendor', 'examples', 'src'];

    /**
     * @param string $projectRoot     absolute path
     * @param string $temporaryFolder absolute path; what a document leaves there is removed
     */
    public function __construct(
        private string $projectRoot,
        private string $temporaryFolder,
    ) {}

    /**
     * @return list<string> one text per thing that is wrong with the document
     */
    public function failures(Document $document): array
    {
        $folder = $this->temporaryFolder . '/kiln-document-' . bin2hex(random_bytes(8));
        if (!mkdir($folder, 0o700)) {
            throw new RuntimeException("Cannot create $folder");
        }
        try {
            foreach (self::LINKED as $name) {
                if (file_exists("$this->projectRoot/$name")) {
                    symlink("$this->projectRoot/$name", "$folder/$name");
                }
            }

            return $this->failuresIn($folder, $document);
        } finally {
            self::remove($folder);
        }
    }

    /** @return list<string> */
    private function failuresIn(string $folder, Document $document): array
    {
        $failures = [];
        $pasted = new PastedCode();
        $runs = [[]];
        foreach ($document->blocks as $block) {
            if ($block->fresh) {
                $pasted->forget();
                $runs[] = [];
            }
            $file = "block-at-line-$block->line.php";
            // A block that is not run leaves nothing behind for the blocks after it.
            self::write("$folder/$file", ($block->runs ? $pasted : clone $pasted)->fileOf($block));
            if ($block->runs) {
                $runs[array_key_last($runs)][$file] = $block;
            } else {
                [$status, $output] = $this->php($folder, ['-l', $file]);
                if ($status !== 0) {
                    $failures[] = self::failure($document, $block->line, 'the code is not valid PHP', $output);
                }
            }
        }

        foreach ($runs as $number => $blocks) {
            if ($blocks !== []) {
                array_push($failures, ...$this->failuresOfRun($folder, "run-$number.php", $document, $blocks));
            }
        }

        return $failures;
    }

    /**
     * @param non-empty-array<string, CodeBlock> $blocks by file name
     *
     * @return list<string>
     */
    private function failuresOfRun(string $folder, string $script, Document $document, array $blocks): array
    {
        // Nothing but the blocks themselves sets variables, as the blocks share the global scope.
        $code = <<<'PHP'
            <?php
            set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
                if ((error_reporting() & $level) === 0) {
                    return false;
                }
                throw new ErrorException($message, 0, $level, $file, $line);
            });

            PHP;
        if (is_file("$this->projectRoot/vendor/autoload.php")) {
            $code .= 'require ' . var_export("$this->projectRoot/vendor/autoload.php", true) . ";\n";
        }
        foreach (array_keys($blocks) as $file) {
            $code .= "ob_start(); require __DIR__ . '/$file'; file_put_contents(__DIR__ . '/$file.out', ob_get_clean());\n";
        }
        self::write("$folder/$script", $code);
        [$status, $output] = $this->php($folder, [$script]);

        $failures = [];
        foreach ($blocks as $file => $block) {
            $printed = is_file("$folder/$file.out") ? (string) file_get_contents("$folder/$file.out") : null;
            if ($printed === null) {
                $failures[] = self::failure($document, $block->line, "the block did not run to its end (exit status $status)", $output);
                break;
            }
            if ($block->expected !== null && rtrim($printed, "\n") !== rtrim($block->expected, "\n")) {
                $failures[] = self::failure($document, $block->line, 'the block prints something else than the document says', "expected:\n$block->expected\n\nprinted:\n$printed");
            }
        }
        if ($failures === [] && $status !== 0) {
            $lastLine = $blocks[array_key_last($blocks)]->line;
            $failures[] = self::failure($document, $lastLine, "PHP ended with exit status $status", $output);
        }

        return $failures;
    }

    private static function failure(Document $document, int $line, string $what, string $details): string
    {
        return "$document->name:$line: $what\n" . rtrim($details) . "\n";
    }

    /**
     * @param list<string> $arguments
     *
     * @return array{int, string} exit status, and what was printed to either stream
     */
    private function php(string $folder, array $arguments): array
    {
        $command = [
            \PHP_BINARY, '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', '-d', 'log_errors=0', '-d', 'html_errors=0',
            '-d', 'zend.assertions=1', '-d', 'memory_limit=512M', '-d', 'date.timezone=UTC', ...$arguments,
        ];
        // Files instead of pipes: a pipe that nobody empties would stop the process.
        $log = "$folder/log";
        $process = proc_open($command, [['file', '/dev/null', 'r'], ['file', $log, 'w'], ['file', $log, 'a']], $pipes, $folder);
        if ($process === false) {
            throw new RuntimeException('Cannot start ' . \PHP_BINARY);
        }

        $deadline = microtime(true) + self::TIME_LIMIT;
        do {
            $status = proc_get_status($process);
            if (!$status['running']) {
                break;
            }
            usleep(2_000);
        } while (microtime(true) < $deadline);

        $note = '';
        if ($status['running']) {
            proc_terminate($process, 9);
            $note = "\nStopped after " . self::TIME_LIMIT . ' seconds.';
        }
        proc_close($process);

        return [$status['running'] ? 137 : $status['exitcode'], file_get_contents($log) . $note];
    }

    private static function write(string $file, string $content): void
    {
        if (file_put_contents($file, $content) !== \strlen($content)) {
            throw new RuntimeException("Cannot write $file");
        }
    }

    private static function remove(string $path): void
    {
        if (is_link($path) || !is_dir($path)) {
            unlink($path);

            return;
        }
        $names = scandir($path);
        foreach ($names === false ? [] : $names as $name) {
            if ($name !== '.' && $name !== '..') {
                self::remove("$path/$name");
            }
        }
        rmdir($path);
    }
}
