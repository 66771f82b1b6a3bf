<?php

declare(strict_types=1);

namespace Kiln\Engine\Native;

use Kiln\Engine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\UnusableEngine;
use Kiln\Native\Declined;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;

/**
 * The extension as this PHP has it, and which engine follows from that.
 *
 * @internal
 */
final readonly class Extension
{
    public const NAME = 'kiln';

    /** The format of programs that name no other. */
    public const JSON = 'json';

    /** The ini setting that decides where the application leaves it open. */
    public const SETTING = 'kiln.engine';

    /** The setting of {@see Engine::Automatic}, which is that of the extension where php.ini says nothing. */
    private const AUTOMATIC = 'auto';

    /** The version of the programs that the library makes. */
    public const ABI = 9;

    /**
     * @param ?string $version null when it is not loaded
     * @param ?int    $abi     the version of the programs that it runs
     * @param Engine  $setting what php.ini says
     */
    public function __construct(
        public ?string $version,
        public ?int $abi,
        public Engine $setting = Engine::Automatic,
    ) {}

    public static function ofThisPhp(): self
    {
        if (!\extension_loaded(self::NAME)) {
            return new self(null, null);
        }
        $abi = \constant('Kiln\Native\ABI');

        return new self(
            (string) \phpversion(self::NAME),
            \is_int($abi) ? $abi : null,
            Engine::tryFrom((string) \ini_get(self::SETTING)) ?? Engine::Automatic,
        );
    }

    /**
     * Whether programs of the extension answer the calls of this process.
     *
     * @param ?Engine $wanted null for {@see Engine::Automatic}
     *
     * @throws UnusableEngine when the native engine is asked for and is not there
     */
    public static function isChosen(?Engine $wanted): bool
    {
        if ($wanted === null && \extension_loaded(self::NAME) && \ini_get(self::SETTING) === self::AUTOMATIC) {
            // What most requests ask, without a look at the engines.
            return \Kiln\Native\ABI === self::ABI;
        }

        return self::ofThisPhp()->choose($wanted ?? Engine::Automatic) === Engine::Native;
    }

    /**
     * The version of simdjson that the extension was built with; null where it does not tell. It tells only in text, which
     * it prints on the command line.
     */
    public static function simdjson(): ?string
    {
        if (!\extension_loaded(self::NAME)) {
            return null;
        }
        \ob_start();
        (new \ReflectionExtension(self::NAME))->info();

        return \preg_match('/^simdjson => (\S+)$/m', (string) \ob_get_clean(), $found) === 1 ? $found[1] : null;
    }

    /**
     * Hands a program to the extension. What it does not take is for the PHP engine.
     *
     * @param ?array<mixed> $program
     * @param int           $flags   of json_encode(); not all of them are known to the extension
     * @param ?string       $name    of its content, flags and format, under which the extension keeps it for later requests
     * @param string        $format  by which the extension knows it
     */
    public static function writer(?array $program, int $flags, ?string $name = null, string $format = self::JSON): ?WriteProgram
    {
        try {
            return $program === null ? null : new WriteProgram($program, $flags, $format, $name);
        } catch (Declined|\ValueError) {
            return null;
        }
    }

    /**
     * As {@see writer()}.
     *
     * @param ?array<mixed> $program
     */
    public static function reader(?array $program, ?string $name = null): ?ReadProgram
    {
        try {
            return $program === null ? null : new ReadProgram($program, $name);
        } catch (Declined|\ValueError) {
            return null;
        }
    }

    /**
     * The extension has the program of a class from an earlier request, or the class is loaded, or made.
     *
     * @param ?string            $named the full name of the class, where it is known before it is loaded
     * @param \Closure(): ?string $find the same, when it is loaded; null where there is none
     * @param int                $flags see {@see writer()}
     */
    public static function keptWriter(?string $named, \Closure $find, int $flags, string $format = self::JSON): ?WriteProgram
    {
        $kept = $named === null ? null : WriteProgram::kept(self::keptName($named, $flags, $format), $flags);
        if ($kept !== null) {
            return $kept;
        }
        $class = $find();

        if ($class === null) {
            return null;
        }
        $name = self::keptName($class, $flags, $format);

        return WriteProgram::kept($name, $flags) ?? self::writer(CodeLookup::programOf($class), $flags, $name, $format);
    }

    /**
     * As {@see keptWriter()}.
     *
     * @param \Closure(): ?string $find
     */
    public static function keptReader(?string $named, \Closure $find): ?ReadProgram
    {
        $kept = $named === null ? null : ReadProgram::kept($named);
        if ($kept !== null) {
            return $kept;
        }
        $class = $find();

        return $class === null ? null : ReadProgram::kept($class) ?? self::reader(CodeLookup::programOf($class), $class);
    }

    /**
     * As {@see keptWriter()}, of a program that is there.
     *
     * @param array<mixed> $program
     */
    public static function writerOf(string $name, array $program, int $flags, string $format = self::JSON): ?WriteProgram
    {
        $kept = self::keptName($name, $flags, $format);

        return WriteProgram::kept($kept, $flags) ?? self::writer($program, $flags, $kept, $format);
    }

    private static function keptName(string $name, int $flags, string $format): string
    {
        return $format === self::JSON ? "{$name} {$flags}" : "{$name} {$flags} {$format}";
    }

    public function isUsable(): bool
    {
        return $this->abi === self::ABI;
    }

    /**
     * What is used when this is wanted.
     *
     * @throws UnusableEngine when the native engine is asked for and is not there
     *
     * @return Engine::Php|Engine::Native
     */
    public function choose(Engine $wanted): Engine
    {
        $wanted = $wanted === Engine::Automatic ? $this->setting : $wanted;
        if ($wanted === Engine::Native && !$this->isUsable()) {
            throw $this->objection();
        }

        return $wanted === Engine::Php || !$this->isUsable() ? Engine::Php : Engine::Native;
    }

    /**
     * Whether this may be answered by programs: here, or by another PHP of the same application that has the extension.
     */
    public function mayRun(Engine $wanted): bool
    {
        return match ($wanted) {
            Engine::Php => false,
            Engine::Native => true,
            Engine::Automatic => $this->isUsable() && $this->setting !== Engine::Php,
        };
    }

    private function objection(): UnusableEngine
    {
        return $this->version === null
            ? new UnusableEngine('extension_missing', 'the extension "' . self::NAME . '" is not loaded.', 'Install it, see docs/native.md, or ask for Engine::Automatic.')
            : new UnusableEngine(
                'extension_abi',
                "the extension \"" . self::NAME . "\" {$this->version} runs programs of version {$this->abi}, this library makes version " . self::ABI . '.',
                'Install the extension that belongs to this version of the library.',
            );
    }
}
