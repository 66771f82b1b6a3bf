<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\UnusableDirectory;
use Kiln\Format\Json\JsonText;

/**
 * What most requests ask for: JSON of a value that is no long list, or a value of short JSON, in one context, by code that is there.
 * It makes an engine where that fails. Once there is one, it does everything.
 *
 * It stands in few functions, because the first call of one takes a microsecond.
 *
 * @internal
 */
final class ShortWay
{
    /** As {@see JsonText::FLAGS}. Requests that need nothing else of that class do not load it; a test compares them. */
    public const FLAGS = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION;

    /** Likewise {@see JsonText::NUMBERED_OBJECT}. */
    public const NUMBERED_OBJECT = '/\{[ \t\n\r]*+"(?:0|\\\\u0030)"[ \t\n\r]*+:/';

    /** Likewise the value of the ini setting by which json_encode() writes the shortest digits of floats. */
    public const SHORTEST_FLOATS = '-1';

    /** Likewise {@see \Kiln\Limits::$depth}. */
    private const DEPTH = 512;

    /** Bytes below which batches bring nothing when reading. */
    public const WORTHWHILE = 32_768;

    /** How many items of a list are encoded at once; measured: from 4 to 16 no difference, without batches a fifth slower. */
    public const BATCH = 16;

    /** Likewise {@see CodeLookup::INDEX}. */
    private const INDEX = 'index.php';

    /** @var array<string, string|(\Closure(object, Writing): mixed)|null> by class: a generated class, or its function; null where there is no code */
    private array $writers = [];

    /** @var array<string, ?string> generated classes by type; null also for those that hold raw JSON */
    private array $readers = [];

    private ?Writing $writing = null;

    private ?Reading $reading = null;

    /** Null for one without a context; the other has the engine, the code and all ways in a context. */
    private ?self $withoutContext = null;

    /** @var array<string, self> by what the context means */
    private array $inContexts = [];

    private ?Context $context = null;

    /** {@see Context::key()}; '' without one. */
    private string $contextKey = '';

    /** Of json_encode(). */
    private int $flags = self::FLAGS;

    private ?PhpEngine $engine = null;

    /** Null as long as the index is enough. */
    private ?CodeLookup $code = null;

    /** That the index lies in; it is the user's. */
    private string $directory = '';

    /** Of the code in it. */
    private string $place = '';

    /** @var array{string, array<mixed>, array<mixed>, ...}|null what keys hold, names of classes by key, and of their files; see {@see CodeLookup} */
    private ?array $index = null;

    private function __construct() {}

    /**
     * @param bool $compiled  see {@see CodeLookup::in()}
     * @param int  $generator see {@see CodeLookup::GENERATOR}
     *
     * @throws UnusableDirectory
     */
    public static function in(string $directory, bool $compiled, int $generator): self
    {
        $way = new self();
        if ($compiled && \function_exists('opcache_is_script_cached') && \ini_get('opcache.restrict_api') === '') {
            $way->place = $directory . '/php' . \PHP_MAJOR_VERSION . '.' . \PHP_MINOR_VERSION . '-g' . $generator;
            $index = $way->run(self::INDEX);
            if (\is_array($index) && \is_string($index[0] ?? null) && \is_array($index[1] ?? null) && \is_array($index[2] ?? null)) {
                $way->directory = $directory;
                $way->index = $index;

                return $way;
            }
        }
        $way->code = CodeLookup::in($directory, false, $compiled);

        return $way;
    }

    /**
     * The same in a context, by the same engine. Not where empty objects are kept, which takes more than generated code.
     */
    public function with(Context $context): ?self
    {
        if ($context->keepEmptyObjects) {
            return null;
        }
        $shared = $this->withoutContext ?? $this;
        $variant = $context->variant();
        if (isset($shared->inContexts[$variant])) {
            return $shared->inContexts[$variant];
        }
        $way = clone $shared;
        $way->withoutContext = $shared;
        $way->inContexts = [];
        $way->writers = $way->readers = [];
        $way->writing = $way->reading = null;
        $way->context = $context;
        $way->contextKey = $context->key();
        $way->flags = $context->json?->flags() ?? self::FLAGS;

        return $shared->inContexts[$variant] = $way;
    }

    public function engine(): PhpEngine
    {
        $shared = $this->withoutContext ?? $this;
        if ($shared->engine === null) {
            $shared->engine = new PhpEngine($shared->code());
            foreach ($shared->inContexts as $way) {
                // User code goes on seeing this object, not another that means the same.
                $shared->engine->view($way->context);
            }
        }

        return $shared->engine;
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return ?string JSON; null where nothing was begun
     */
    public function encode(mixed $value, ?string $type): ?string
    {
        $shared = $this->withoutContext ?? $this;
        if ($shared->engine !== null || \is_array($value) && \count($value) > self::BATCH) {
            return null;
        }
        $isClass = $type === null && \is_object($value);
        $writer = $isClass ? $this->writers[$value::class] ?? $this->writer($value::class) : null;
        if ($isClass && $writer === null) {
            return null;
        }
        $writing = $this->writing ??= new Writing($this, $this->context, Writing::JSON, self::DEPTH);
        // Code of the user's may write with this serializer, too.
        $outer = $writing->depth;
        try {
            $writing->depth = 1;
            try {
                $data = $writer === null ? $writing->write($value, $type) : (\is_string($writer) ? $writer::write($value, $writing) : $writer($value, $writing));
            } catch (\Throwable $failure) {
                $data = $this->view()->secondPass()->writeAgain($failure, $value, $type, Destination::json($this->context));
                $writing->mayHoldRaw = true;
            }
            if ($writing->mayHoldRaw || \ini_get('serialize_precision') !== self::SHORTEST_FLOATS) {
                return $this->view()->text($data, $writing->mayHoldRaw, $value, $type);
            }
            try {
                return \json_encode($data, $this->flags | \JSON_THROW_ON_ERROR, self::DEPTH);
            } catch (\JsonException $exception) {
                $this->view()->refuse($exception, $value, $type);
            }
        } finally {
            $writing->depth = $outer;
            // Generated code may have made one.
            // @phpstan-ignore property.nonObject, method.nonObject
            $shared->engine?->calls?->end(null);
        }
    }

    /**
     * @param mixed $value set to what was read
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return bool false where nothing was begun
     */
    public function decode(string $json, string $type, mixed &$value): bool
    {
        $shared = $this->withoutContext ?? $this;
        $reader = $shared->engine === null && \strlen($json) < self::WORTHWHILE ? $this->readers[$type] ?? $this->reader($type) : null;
        $data = $reader === null || \preg_match(self::NUMBERED_OBJECT, $json) === 1 ? null : \json_decode($json, true, self::DEPTH + 1);
        if ($reader === null || $data === null) {
            return false;
        }
        $reading = $this->reading ??= new Reading($this, $this->context);
        try {
            $value = $reader::read($data, $reading);
        } catch (\Throwable $failure) {
            $secondPass = $this->view()->secondPass();
            $value = $secondPass->readAgain($type, $data, $secondPass->noted($failure, $data));
        } finally {
            // Generated code may have made one.
            // @phpstan-ignore property.nonObject, method.nonObject
            $shared->engine?->calls?->end(null);
        }

        return true;
    }

    /**
     * The generated class for a kind of call; null where there is none.
     *
     * @param string $kind see {@see CodeMaker::make()}
     */
    public function classOf(string $kind, string $type): ?string
    {
        if ($this->index !== null) {
            $key = "{$kind}\n{$type}\n{$this->contextKey}\n{$this->index[0]}";
            $class = $this->index[1][$key] ?? null;
            $file = $this->index[2][$key] ?? null;
            if (\is_string($class) && \is_string($file) && (\class_exists($class, false) || ($this->run($file) !== null && \class_exists($class, false)))) {
                return $class;
            }
        }

        return $this->code()->ofCall($kind, $type, $this->contextKey);
    }

    private function view(): PhpView
    {
        $view = $this->engine()->view($this->context);

        return $view instanceof PhpView ? $view : throw new \LogicException('The engine of PHP has a view of its own.');
    }

    /**
     * The generated class as printed by WriterPrinter, or its function where that is bound to the class of the object.
     *
     * @return string|(\Closure(object, Writing): mixed)|null
     */
    private function writer(string $class): string|\Closure|null
    {
        $found = $this->classOf('write class', $class);
        /** @var string|(\Closure(object, Writing): mixed)|null $writer to ask whether there is a method takes longer */
        $writer = $found === null ? null : $found::$write ?? $found;

        return $this->writers[$class] = $writer;
    }

    /**
     * The generated class as printed by ReaderPrinter, if it reads plain data.
     */
    private function reader(string $type): ?string
    {
        $found = $this->classOf('read', $type);

        return $this->readers[$type] = $found === null || $found::HOLDS_RAW === true ? null : $found;
    }

    private function code(): CodeLookup
    {
        $shared = $this->withoutContext ?? $this;

        return $shared->code ??= CodeLookup::in($shared->directory, false, true);
    }

    /**
     * As in {@see CodeLookup}: what opcache holds was examined when it came there, and may vanish at any moment.
     */
    private function run(string $file): mixed
    {
        $path = "{$this->place}/{$file}";
        try {
            return \opcache_is_script_cached($path) ? @include $path : null;
        } catch (\Throwable) {
            return null;
        }
    }
}
