<?php

declare(strict_types=1);

/*
 * What Kiln uses of Psalm's classes, for PHPStan: Psalm is not among the packages of the project.
 */

namespace Psalm {
    use PhpParser\Node;
    use Psalm\Internal\Provider\ClassLikeStorageProvider;
    use Psalm\Issue\CodeIssue;
    use Psalm\Type\Union;

    class Codebase
    {
        public ClassLikeStorageProvider $classlike_storage_provider;

        public function classOrInterfaceOrEnumExists(string $name): bool
        {
            return false;
        }
    }

    interface NodeTypeProvider
    {
        public function setType(Node\Expr|Node\Name|Node\Stmt\Return_ $node, Union $type): void;

        public function getType(Node\Expr|Node\Name|Node\Stmt\Return_ $node): ?Union;
    }

    interface StatementsSource
    {
        public function getNodeTypeProvider(): NodeTypeProvider;

        public function getCodebase(): Codebase;

        /** @return array<int, string> */
        public function getSuppressedIssues(): array;
    }

    class CodeLocation
    {
        public function __construct(StatementsSource $source, Node $node) {}
    }

    final class IssueBuffer
    {
        /** @param array<int, string> $suppressed */
        public static function maybeAdd(CodeIssue $issue, array $suppressed = []): bool
        {
            return false;
        }
    }

    abstract class Type
    {
        public static function parseString(string $type): Union
        {
            return new Union([]);
        }

        public static function combineUnionTypes(?Union $one, ?Union $other): Union
        {
            return new Union([]);
        }

        public static function getInt(): Union
        {
            return new Union([]);
        }

        public static function getMixed(): Union
        {
            return new Union([]);
        }

        public static function getNever(): Union
        {
            return new Union([]);
        }
    }
}

namespace Psalm\Internal\Provider {
    use Psalm\Storage\ClassLikeStorage;

    final class ClassLikeStorageProvider
    {
        public function get(string $name): ClassLikeStorage
        {
            return new ClassLikeStorage();
        }
    }
}

namespace Psalm\Storage {
    final class ClassLikeStorage
    {
        public string $name = '';
    }
}

namespace Psalm\Type {
    abstract class Atomic {}

    final class Union
    {
        /** @param array<Atomic> $types */
        public function __construct(array $types) {}

        /** @return array<string, Atomic> */
        public function getAtomicTypes(): array
        {
            return [];
        }
    }
}

namespace Psalm\Type\Atomic {
    use Psalm\Type\Atomic;
    use Psalm\Type\Union;

    class TLiteralString extends Atomic
    {
        public string $value = '';
    }

    final class TGenericObject extends Atomic
    {
        /** @param non-empty-list<Union> $types */
        public function __construct(string $class, array $types) {}
    }
}

namespace Psalm\Issue {
    use Psalm\CodeLocation;

    abstract class CodeIssue
    {
        public function __construct(string $message, CodeLocation $location) {}
    }

    abstract class PluginIssue extends CodeIssue {}
}

namespace Psalm\Plugin {
    interface RegistrationInterface
    {
        /** @param class-string $handler */
        public function registerHooksFromClass(string $handler): void;
    }

    interface PluginEntryPointInterface
    {
        public function __invoke(RegistrationInterface $registration, ?\SimpleXMLElement $config = null): void;
    }
}

namespace Psalm\Plugin\EventHandler {
    use Psalm\Plugin\EventHandler\Event\AfterExpressionAnalysisEvent;
    use Psalm\Plugin\EventHandler\Event\AfterMethodCallAnalysisEvent;
    use Psalm\Plugin\EventHandler\Event\MethodReturnTypeProviderEvent;
    use Psalm\Type\Union;

    interface AfterExpressionAnalysisInterface
    {
        public static function afterExpressionAnalysis(AfterExpressionAnalysisEvent $event): ?bool;
    }

    interface AfterMethodCallAnalysisInterface
    {
        public static function afterMethodCallAnalysis(AfterMethodCallAnalysisEvent $event): void;
    }

    interface MethodReturnTypeProviderInterface
    {
        /** @return array<string> */
        public static function getClassLikeNames(): array;

        public static function getMethodReturnType(MethodReturnTypeProviderEvent $event): ?Union;
    }
}

namespace Psalm\Plugin\EventHandler\Event {
    use PhpParser\Node\Arg;
    use PhpParser\Node\Expr;
    use Psalm\Codebase;
    use Psalm\StatementsSource;

    interface AfterExpressionAnalysisEvent
    {
        public function getExpr(): Expr;

        public function getStatementsSource(): StatementsSource;
    }

    interface AfterMethodCallAnalysisEvent
    {
        public function getExpr(): Expr;

        public function getDeclaringMethodId(): string;

        public function getStatementsSource(): StatementsSource;

        public function getCodebase(): Codebase;
    }

    interface MethodReturnTypeProviderEvent
    {
        public function getSource(): StatementsSource;

        public function getMethodNameLowercase(): string;

        /** @return list<Arg> */
        public function getCallArgs(): array;
    }
}
