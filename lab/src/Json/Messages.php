<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Composer\Autoload\ClassLoader;
use Google\Protobuf\Internal\Message;
use Kiln\Schema\Exporter;
use Kiln\SerializerBuilder;
use Symfony\Component\Filesystem\Filesystem;
use Symfony\Component\Process\Process;

/**
 * The messages of a workload by what Google made: its compiler, and the classes of google/protobuf that the compiler makes of the
 * `.proto` file that Kiln exports.
 */
final readonly class Messages
{
    private string $directory;

    private string $class;

    private string $name;

    public function __construct(Workload $workload)
    {
        $proto = Exporter::of(SerializerBuilder::create())->export('proto', [$workload->class]);
        $hash = hash('xxh32', $proto);
        $namespace = __NAMESPACE__ . "\\Google{$hash}";
        $short = substr((string) strrchr($workload->class, '\\'), 1);
        $this->name = preg_match('/^package (.+);$/m', $proto, $match) === 1 ? "{$match[1]}.{$short}" : $short;
        $this->class = "{$namespace}\\{$short}";
        $this->directory = \dirname(__DIR__, 3) . "/var/lab/messages/{$hash}";
        if (!is_dir("{$this->directory}/Kiln")) {
            $escaped = addslashes($namespace);
            (new Filesystem())->dumpFile("{$this->directory}/messages.proto", "{$proto}option php_namespace = \"{$escaped}\";\noption php_metadata_namespace = \"{$escaped}\";\n");
            $this->compiler('--php_out=.');
        }
        $loader = new ClassLoader();
        $loader->addPsr4("{$namespace}\\", "{$this->directory}/" . strtr($namespace, '\\', '/'));
        $loader->register();
    }

    /** @return array<string, list<mixed>> texts and messages by the name of the field */
    public function decoded(string $bytes): array
    {
        return self::members(new \ArrayIterator(explode("\n", $this->compiler("--decode={$this->name}", $bytes))));
    }

    /** A message of google/protobuf. */
    public function read(string $bytes): Message
    {
        /** @var Message $message */
        $message = new ($this->class)();
        $message->mergeFromString($bytes);

        return $message;
    }

    private function compiler(string $option, string $input = ''): string
    {
        return (new Process(['protoc', $option, 'messages.proto'], $this->directory, input: $input))->mustRun()->getOutput();
    }

    /**
     * @param \ArrayIterator<int, string> $lines of the text format, https://protobuf.dev/reference/protobuf/textformat-spec
     *
     * @return array<string, list<mixed>>
     */
    private static function members(\ArrayIterator $lines): array
    {
        $members = [];
        for (; preg_match('/^ *(\w+)(?:: ("?)(.*)\2| \{)$/', $lines->current(), $match) === 1; $lines->next()) {
            [, $name, $quote, $text] = $match + [2 => '', null];
            if ($text === null) {
                $lines->next();
            }
            $members[lcfirst(str_replace('_', '', ucwords($name, '_')))][] = match (true) {
                $text === null => self::members($lines),
                $quote === '' => $text,
                default => stripcslashes($text),
            };
        }

        return $members;
    }
}
